// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Rating } from './Rating.tsx';

afterEach(cleanup);

const stars = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')]
    .map((star) => (star.hasAttribute('data-is-filled') ? '★' : '☆'))
    .join('');

describe('Rating', () => {
  it.each([
    { rating: 0, drawn: '☆☆☆☆☆' },
    { rating: 0.4, drawn: '☆☆☆☆☆' },
    { rating: 2.5, drawn: '★★★☆☆' },
    { rating: 4.3, drawn: '★★★★☆' },
    { rating: 4.5, drawn: '★★★★★' },
    { rating: 5, drawn: '★★★★★' },
  ])('draws $rating as $drawn, always out of five', ({ rating, drawn }) => {
    const { container } = render(<Rating rating={rating} label="Betyg" />);
    expect(stars(container)).toBe(drawn);
  });

  it.each([true, false])(
    'is exposed once in text, whether that is visible (%s) or not; the stars are hidden from screen readers',
    async (isLabelShown) => {
      const { container } = render(
        <Rating rating={4.3} label="4,3 av 38 omdömen" isLabelShown={isLabelShown} />,
      );
      expect(await announcedWords(container)).toEqual(['4,3 av 38 omdömen']);
      expect(container.textContent).toBe('4,3 av 38 omdömen');
    },
  );
});
