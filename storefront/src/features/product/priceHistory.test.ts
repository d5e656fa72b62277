import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePriceHistory } from './priceHistory.ts';

const now = new Date('2026-11-23T10:00:00Z');
const dayBefore = (days: number) =>
  new Date(Date.parse('2026-11-23T00:00:00Z') - days * 86_400_000).toISOString();

/** "200:999 30:799<999": 999 since 200 days ago, then 799 with a regular price of 999. */
const read = (notation: string) =>
  notation
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [, days = '', selling = '', regular] = /^(\d+):(\d+)(?:<(\d+))?$/.exec(part) ?? [];
      return {
        date: dayBefore(Number(days)),
        selling: Number(selling),
        regular: Number(regular ?? selling),
      };
    });
const story = (notation: string) => describePriceHistory(read(notation), now)?.story;

describe('the story of a price', () => {
  it.each([
    ['10:999', { kind: 'new', since: '2026-11-13' }],
    ['200:999', { kind: 'steady', days: 120 }],
    ['40:999', { kind: 'steady', days: 41 }],
    [
      '200:2399 6:1899<2399',
      { kind: 'reduced', on: '2026-11-17', from: 2399, to: 1899, isLowest: true },
    ],
    // The lowest price of the thirty days before counts, not the one just before.
    [
      '200:2399 20:1999 10:2399 6:1899<2399',
      { kind: 'reduced', on: '2026-11-17', from: 1999, to: 1899, isLowest: true },
    ],
    [
      '200:2399 100:1499 90:2399 6:1899<2399',
      { kind: 'reduced', on: '2026-11-17', from: 2399, to: 1899, isLowest: false },
    ],
    // A reduction that only deepens is one reduction.
    [
      '200:2399 26:1999<2399 6:1899<2399',
      { kind: 'reduced', on: '2026-10-28', from: 2399, to: 1899, isLowest: true },
    ],
    // It was as low within the thirty days before: it is not called a reduction.
    ['200:2399 20:1899 10:2399 6:1899<2399', { kind: 'changed', lowest: 1899, highest: 2399 }],
    ['200:2399 30:2599', { kind: 'changed', lowest: 2399, highest: 2599 }],
    // Since the import: there is nothing to compare with.
    ['60:1899<2399', { kind: 'steady', days: 61 }],
    ['', undefined],
  ])('%s: %o', (notation, expected) => {
    expect(story(notation)).toEqual(expected);
  });

  it('has the thirty days before the reduction as its band', () => {
    expect(describePriceHistory(read('200:2399 6:1899<2399'), now)?.band).toEqual({
      first: '2026-10-18',
      last: '2026-11-16',
      amount: 2399,
    });
  });

  it('leaves out prices that ended before the span, and those to come', () => {
    const coming = { date: '2026-12-01', selling: 1, regular: 1 };
    const rows = [...read('300:100 200:2399 6:1899<2399'), coming];
    const history = describePriceHistory(rows, now);
    expect(history?.steps.map(({ amount }) => amount)).toEqual([2399, 1899]);
    expect(history?.span).toEqual({ first: '2026-07-27', last: '2026-11-23' });
  });

  it('never claims a reduction from a price that is not above the current one', () => {
    const row = fc.tuple(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 4 }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 9 }), (rows) => {
        const history = describePriceHistory(
          rows.map(([days, selling, more]) => ({
            date: dayBefore(days),
            selling,
            regular: selling + more,
          })),
          now,
        );
        if (history?.story.kind !== 'reduced') return;
        expect(history.story.from).toBeGreaterThan(history.story.to);
        expect(history.band?.amount).toBe(history.story.from);
        expect(history.lowest).toBeLessThanOrEqual(history.story.to);
      }),
    );
  });
});
