import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDays, dayAt, findLowest, planPriceHistory, stepOn } from './planPriceHistory.ts';

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
    .map(({ start, end, depth }) => `${String(start)}-${String(end)}@${String(depth)}`)
    .join(' ');

describe('planPriceHistory', () => {
  it.each([
    { prices: '1:500', drawn: '0-1@0.5', outcome: 'one price is in the middle' },
    {
      prices: '1:500 6:300',
      drawn: '0-0.5@0 0.5-1@1',
      outcome: 'the lower one is at the bottom',
    },
    {
      prices: '-9:500 6:300',
      drawn: '0-0.5@0 0.5-1@1',
      outcome: 'a price from before is drawn from the edge',
    },
    {
      prices: '-9:900 -5:500 6:300',
      drawn: '0-0.5@0 0.5-1@1',
      outcome: 'a price that ended before is invisible and sets no scale',
    },
    {
      prices: '1:900 1:500 6:300',
      drawn: '0-0.5@0 0.5-1@1',
      outcome: 'of several on a day the last applies',
    },
    { prices: '6:500', drawn: '0.5-1@0.5', outcome: 'a new product starts on its day' },
    { prices: '1:500 40:300', drawn: '0-1@0.5', outcome: 'a future price is invisible' },
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
          plan.forEach(({ start, depth }, at) => {
            if (at > 0) expect(start).toBe(plan[at - 1]?.end);
            expect(depth).toBeGreaterThanOrEqual(0);
            expect(depth).toBeLessThanOrEqual(1);
          });
          expect(plan.at(-1)?.end).toBe(1);
          plan.forEach(({ start, at }) =>
            expect(stepOn(steps, span, Math.round(start * 10))).toBe(at),
          );
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

  it('before the first price have none', () => {
    expect(stepOn(read('4:300'), span, 2)).toBe(-1);
    expect(stepOn(read('4:300'), span, 3)).toBe(0);
  });
});
