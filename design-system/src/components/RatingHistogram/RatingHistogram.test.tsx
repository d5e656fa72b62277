// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RatingHistogram } from './RatingHistogram.tsx';

afterEach(cleanup);

/** Counts from five stars to one. */
const histogram = (counts: readonly number[]) => (
  <RatingHistogram
    label="Omdömen"
    rows={counts.map((count, at) => ({
      stars: 5 - at,
      count,
      label: `${String(5 - at)} av 5: ${String(count)}`,
    }))}
  />
);
const lengths = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--share'));

describe('RatingHistogram', () => {
  it.each([
    {
      outcome: 'its share of all, not of the longest',
      counts: [5, 3, 2, 0, 0],
      drawn: ['50%', '30%', '20%', '0%', '0%'],
    },
    {
      outcome: 'its whole width when all agree',
      counts: [0, 0, 0, 0, 7],
      drawn: ['0%', '0%', '0%', '0%', '100%'],
    },
    {
      outcome: 'nothing without reviews',
      counts: [0, 0, 0, 0, 0],
      drawn: ['0%', '0%', '0%', '0%', '0%'],
    },
  ])('draws each line as long as $outcome', ({ counts, drawn }) => {
    render(histogram(counts));
    expect(lengths()).toEqual(drawn);
  });

  it('shows a count as its language writes it', () => {
    render(
      <RatingHistogram
        label="Omdömen"
        rows={[{ stars: 5, count: 1204, figure: '1 204', label: '5 av 5' }]}
      />,
    );
    expect(screen.getByText('1 204')).toBeVisible();
  });

  it('keeps the order it is given', () => {
    render(histogram([1, 2, 3, 4, 5]));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '5 av 5: 151',
      '4 av 5: 242',
      '3 av 5: 333',
      '2 av 5: 424',
      '1 av 5: 515',
    ]);
  });

  it('is exposed as one sentence per row; the figures and lines are decorative', async () => {
    const { container } = render(histogram([22, 9]));
    expect(await announcedWords(container)).toEqual([
      'list, Omdömen',
      'listitem, level 1, position 1, set size 2',
      '5 av 5: 22',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      '4 av 5: 9',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Omdömen',
    ]);
  });

  it('has rows that choose their stars, but none without reviews', () => {
    const onChoose = vi.fn<(stars: number) => void>();
    render(
      <RatingHistogram
        label="Omdömen"
        chosen={4}
        onChoose={onChoose}
        rows={[
          { stars: 5, count: 3, label: '5 av 5: 3' },
          { stars: 4, count: 1, label: '4 av 5: 1' },
          { stars: 3, count: 0, label: '3 av 5: 0' },
        ]}
      />,
    );
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    fireEvent.click(screen.getByRole('button', { name: /^5 av 5/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(5);
  });
});
