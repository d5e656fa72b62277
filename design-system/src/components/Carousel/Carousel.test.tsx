// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Carousel } from './Carousel.tsx';
import { planRange } from './planRange.ts';

const row = (count: number, from = 0, each = 100) =>
  Array.from({ length: count }, (_, at) => ({
    start: from + at * each,
    end: from + (at + 1) * each,
  }));

describe('planRange', () => {
  it.each([
    { items: row(9), seen: { first: 0, last: 3 }, outcome: 'is the four that fit' },
    { items: row(9, -500), seen: { first: 5, last: 8 }, outcome: 'is the last four at the end' },
    { items: row(9, -1.4), seen: { first: 0, last: 3 }, outcome: 'tolerates rounding' },
    { items: row(9, -50), seen: { first: 1, last: 3 }, outcome: 'leaves out what is cut off' },
    {
      items: row(3, -450, 450),
      seen: { first: 1, last: 1 },
      outcome: 'is the most visible one where none fits',
    },
    { items: [], seen: undefined, outcome: 'is nothing in an empty strip' },
  ])('$outcome', ({ items, seen }) => {
    expect(planRange({ start: 0, end: 400 }, items)).toEqual(seen);
  });
});

describe('Carousel', () => {
  /** How far the strip has been scrolled; items are 100 px wide and four are in view. */
  let scrolled = 0;
  const count = 6;
  const carousel = (pieces = count) => (
    <Carousel
      label="Passar till"
      nextLabel="Fler"
      previousLabel="Tidigare"
      positionLabel={({ first, last, count: of }) =>
        `${String(first)}–${String(last)} av ${String(of)}`
      }
      items={Array.from({ length: pieces }, (_, at) => ({
        id: String(at),
        content: `Plagg ${String(at + 1)}`,
      }))}
    />
  );
  const scrollTo = (position: number) => {
    scrolled = Math.min(position, count - 4) * 100;
    fireEvent.scroll(screen.getByRole('list'));
  };
  beforeEach(() => {
    scrolled = 0;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
      this: HTMLElement,
    ) {
      const place =
        this.parentElement?.tagName === 'UL' ? [...this.parentElement.children].indexOf(this) : -1;
      return place < 0
        ? new DOMRect(0, 0, 400, 100)
        : new DOMRect(place * 100 - scrolled, 0, 100, 100);
    });
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(
      this: Element,
    ) {
      act(() => scrollTo([...(this.parentElement?.children ?? [])].indexOf(this)));
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('moves by what is in view and announces the position', async () => {
    render(carousel());
    expect(screen.getByText('1–4 av 6').getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: 'Fler' }));
    expect(screen.getByText('3–6 av 6')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tidigare' }));
    expect(screen.getByText('1–4 av 6')).toBeVisible();
  });

  it('keeps the focus on a button at the end of the row', async () => {
    render(carousel());
    const next = screen.getByRole('button', { name: 'Fler' });
    await userEvent.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('3–6 av 6')).toBeVisible();
  });

  it('follows a swipe', () => {
    render(carousel());
    act(() => scrollTo(1));
    expect(screen.getByText('2–5 av 6')).toBeVisible();
  });

  it('does not move by itself', () => {
    vi.useFakeTimers();
    render(carousel());
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    vi.useRealTimers();
    expect(screen.getByText('1–4 av 6')).toBeVisible();
  });

  it('is exposed as a named region with its position, buttons that are disabled at the ends, and a list', async () => {
    const { container } = render(carousel(5));
    expect((await announcedWords(container)).slice(0, 6)).toEqual([
      'region, Passar till',
      '1–4 av 5',
      'button, Tidigare, disabled',
      'button, Fler, not disabled',
      'list, Passar till',
      'listitem, level 1, position 1, set size 5',
    ]);
  });
});
