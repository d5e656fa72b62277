import { describe, expect, it } from 'vitest';
import { lowestBeforeReduction } from './reduction.ts';

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;

/** The price was 499, 449 until `ended`, then 499 until it was reduced to 399 at `began`. */
const dipUntil = (ended: number, began = now - 10 * day) => [
  { from: 0, regular: 499, selling: 499 },
  { from: day, regular: 449, selling: 449 },
  { from: ended, regular: 499, selling: 499 },
  { from: began, regular: 499, selling: 399 },
];

describe('the 30 days before a reduction', () => {
  const began = now - 10 * day;
  it.each([
    ['exclude a price that ended exactly 30 days before', began - 30 * day, 499],
    ['include a price that ended a millisecond later', began - 30 * day + 1, 449],
    ['exclude a price that ended a day earlier', began - 31 * day, 499],
  ])('%s', (_, ended, lowest) => {
    expect(lowestBeforeReduction(dipUntil(ended), now)).toBe(lowest);
  });
});

describe('a reduction that begins', () => {
  it('in this millisecond is the current one', () => {
    expect(lowestBeforeReduction(dipUntil(now - 20 * day, now), now)).toBe(449);
  });

  it('in a millisecond does not count yet', () => {
    expect(lowestBeforeReduction(dipUntil(now - 20 * day, now + 1), now)).toBeUndefined();
  });
});

describe('a log', () => {
  it.each([
    ['that is empty', []],
    ['whose only price is reduced', [{ from: 0, regular: 499, selling: 399 }]],
    ['that ends at the regular price', [{ from: 0, regular: 499, selling: 499 }]],
    ['that ends above the regular price', [{ from: 0, regular: 499, selling: 520 }]],
  ])('%s has no lowest price', (_, log) => {
    expect(lowestBeforeReduction(log, now)).toBeUndefined();
  });

  it('whose reduction is repeated unchanged has one reduction', () => {
    const log = [
      { from: 0, regular: 499, selling: 499 },
      { from: 70 * day, regular: 499, selling: 399 },
      { from: 80 * day, regular: 499, selling: 399 },
    ];
    expect(lowestBeforeReduction(log, now)).toBe(499);
  });

  it('that is reduced from its first entry on has no lowest price', () => {
    const log = [
      { from: 0, regular: 499, selling: 449 },
      { from: 80 * day, regular: 499, selling: 399 },
    ];
    expect(lowestBeforeReduction(log, now)).toBeUndefined();
  });
});
