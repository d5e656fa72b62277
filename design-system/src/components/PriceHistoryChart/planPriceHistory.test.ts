import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countDays,
  dayAt,
  findLowest,
  planBand,
  planLevels,
  planMonths,
  planPriceHistory,
} from './planPriceHistory.ts';

const span = { first: '2026-11-01', last: '2026-11-10' };
/**
 * "1:500 4:300" is 500 from the first of November and 300 from the fourth; days below 1 are before
 * the month.
 */
const read = (notation: string) =>
  notation
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [day = '', amount] = word.split(':');
      return { from: dayAt(span, Number(day) - 1), amount: Number(amount) };
    });
const stretches = (notation: string) =>
  planPriceHistory(read(notation), span)
    .map(({ start, end, at }) => `${String(start)}-${String(end)}@${String(at)}`)
    .join(' ');

describe('planPriceHistory', () => {
  it.each([
    { prices: '1:500', drawn: '0-1@0', outcome: 'one price covers the whole span' },
    { prices: '1:500 6:300', drawn: '0-0.5@0 0.5-1@1', outcome: 'a price ends with the next' },
    {
      prices: '-9:500 6:300',
      drawn: '0-0.5@0 0.5-1@1',
      outcome: 'a price from before is drawn from the edge',
    },
    {
      prices: '-9:900 -5:500 6:300',
      drawn: '0-0.5@1 0.5-1@2',
      outcome: 'a price that ended before is invisible',
    },
    {
      prices: '1:900 1:500 6:300',
      drawn: '0-0.5@1 0.5-1@2',
      outcome: 'of several on a day the last applies',
    },
    { prices: '6:500', drawn: '0.5-1@0', outcome: 'a new product starts on its day' },
    { prices: '1:500 40:300', drawn: '0-1@0', outcome: 'a future price is invisible' },
    { prices: '', drawn: '', outcome: 'no prices draw nothing' },
  ])('$prices: $outcome', ({ prices, drawn }) => {
    expect(stretches(prices)).toBe(drawn);
  });

  it('covers every day once, in order, whatever the days and prices are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            day: fc.integer({ min: -20, max: 10 }),
            amount: fc.integer({ min: 1, max: 9999 }),
          }),
          { minLength: 1 },
        ),
        (all) => {
          const steps = all
            .toSorted((a, b) => a.day - b.day)
            .map(({ day, amount }) => ({ from: dayAt(span, day - 1), amount }));
          const plan = planPriceHistory(steps, span);
          plan.forEach(({ start }, at) => {
            if (at > 0) expect(start).toBe(plan[at - 1]?.end);
          });
          expect(plan.at(-1)?.end).toBe(1);
          plan.forEach(({ start, at }) => {
            const day = dayAt(span, Math.round(start * 10));
            expect(steps.findLastIndex(({ from }) => from <= day)).toBe(at);
          });
        },
      ),
    );
  });
});

describe('findLowest', () => {
  it.each([
    ['1:500 3:300 8:400', 1],
    ['1:300 3:500 8:300', 2],
    ['-9:100 -5:500 3:300', 2],
    ['', undefined],
  ])('of %s it is number %s', (prices, lowest) => {
    const steps = read(prices);
    expect(findLowest(steps, planPriceHistory(steps, span))).toBe(lowest);
  });
});

describe('days', () => {
  it('are counted with both ends, over months and the change of clocks', () => {
    expect(countDays({ first: '2026-10-20', last: '2026-11-18' })).toBe(30);
    expect(dayAt({ first: '2026-10-20', last: '2026-11-18' }, 29)).toBe('2026-11-18');
  });
});

describe('the levels of a chart', () => {
  it.each([
    ['1:239900 3:199900 5:189900', '240000@0 210000@0.5 180000@1'],
    ['1:239900', '239900@0.5'],
    ['1:5990 2:7990', '8000@0 6000@0.5 4000@1'],
    ['', ''],
  ])('of %s are %s', (prices, expected) => {
    const { levels } = planLevels(read(prices));
    expect(levels.map(({ amount, depth }) => `${amount}@${depth}`).join(' ')).toBe(expected);
  });

  it('have every price between them, higher prices above lower ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1 }), (amounts) => {
        const { levels, depthOf } = planLevels(
          amounts.map((amount) => ({ from: span.first, amount })),
        );
        for (const amount of amounts) {
          expect(depthOf(amount)).toBeGreaterThanOrEqual(-1e-9);
          expect(depthOf(amount)).toBeLessThanOrEqual(1 + 1e-9);
        }
        const inOrder = amounts.toSorted((a, b) => a - b).map(depthOf);
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
        expect(levels).toHaveLength(new Set(amounts).size === 1 ? 1 : 3);
      }),
    );
  });
});

describe('marks of the days', () => {
  it('has a month where it begins within the span', () => {
    expect(planMonths({ first: '2026-10-22', last: '2026-11-10' })).toEqual([
      { day: '2026-11-01', at: 0.5 },
    ]);
  });

  it.each([
    [
      { first: '2026-11-03', last: '2026-11-05' },
      { start: 0.2, end: 0.5 },
    ],
    [
      { first: '2026-10-05', last: '2026-11-05' },
      { start: 0, end: 0.5 },
    ],
    [
      { first: '2026-11-06', last: '2026-12-05' },
      { start: 0.5, end: 1 },
    ],
    [{ first: '2026-10-05', last: '2026-10-31' }, undefined],
  ])('has a band of %o at %o', (band, expected) => {
    expect(planBand(band, span)).toEqual(expected);
  });
});
