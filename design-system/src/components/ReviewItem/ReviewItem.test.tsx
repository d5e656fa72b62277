// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ReviewItem } from './ReviewItem.tsx';

afterEach(cleanup);

describe('ReviewItem', () => {
  it('is exposed as one article: the stars in text once, the review, its author', async () => {
    const { container } = render(
      <ReviewItem rating={4} ratingLabel="4 av 5" author="Mehri, köpte 36 i svart">
        Går till anklarna.
      </ReviewItem>,
    );
    expect(await announcedWords(container)).toEqual([
      'article',
      '4 av 5',
      'paragraph',
      'Går till anklarna.',
      'end of paragraph',
      'paragraph',
      'Mehri, köpte 36 i svart',
      'end of paragraph',
      'end of article',
    ]);
  });

  it('has the day beside the stars, and its text alone in its own language', () => {
    render(
      <ReviewItem
        rating={4}
        ratingLabel="4 av 5"
        author="Noora, köpte 38. Skrivet på finska."
        date="2 oktober 2026"
        textLang="fi"
      >
        Hieno mutta pitkä.
      </ReviewItem>,
    );
    expect(screen.getByText('2 oktober 2026')).toBeVisible();
    expect(screen.getByText('Hieno mutta pitkä.')).toHaveAttribute('lang', 'fi');
    expect(screen.getByText('Noora, köpte 38. Skrivet på finska.')).not.toHaveAttribute('lang');
  });

  it('escapes a shopper’s markup', () => {
    const { container } = render(
      <ReviewItem rating={1} ratingLabel="1 av 5" author="<a href='#x'>Bo</a>">
        {'<script>alert(1)</script>'}
      </ReviewItem>,
    );
    expect(container.querySelector('script, a')).toBeNull();
    expect(screen.getByRole('article').textContent).toBe(
      "1 av 5<script>alert(1)</script><a href='#x'>Bo</a>",
    );
  });

  it('draws as many stars as its rating, out of five', () => {
    const { container } = render(
      <ReviewItem rating={2} ratingLabel="2 av 5" author="Bo">
        Nja
      </ReviewItem>,
    );
    expect([
      container.querySelectorAll('svg').length,
      container.querySelectorAll('svg[data-is-filled]').length,
    ]).toEqual([5, 2]);
  });
});
