import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAmount } from './splitAmount.ts';

describe('an amount that is split', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 0], [5, 5]],
    [7, [3, 0, 4], [3, 0, 4]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [5, 5], [0, 0]],
    [5, [], []],
  ])('%i over %j is %j', (amount, weights, parts) => {
    expect(splitAmount(amount, weights)).toEqual(parts);
  });
  it('always adds up, and no part is more than one unit from its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const parts = splitAmount(amount, weights);
          const sum = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
          if (sum > 0)
            parts.forEach((part, at) =>
              expect(Math.abs(part - (amount * (weights[at] ?? 0)) / sum)).toBeLessThan(1.001),
            );
        },
      ),
      { seed: 2 },
    );
  });
});
