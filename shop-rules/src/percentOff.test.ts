import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOff } from './percentOff.ts';

describe('the reduction of a price', () => {
  it.each([
    [50_000, 40_000, 20],
    [45_000, 40_000, 11],
    [30_000, 20_100, 33],
    [400, 201, 49],
    [500, 499, 0],
    [500, 0, 100],
    [500, 500, 0],
    [400, 500, 0],
    [0, 0, 0],
  ])('from %i to %i is %i per cent', (from, to, percent) => {
    expect(percentOff(from, to)).toBe(percent);
  });

  it('never claims more than it is, and less than one per cent too little', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, (from, difference) => {
        const to = Math.max(0, from - difference);
        const exact = ((from - to) / from) * 100;
        const percent = percentOff(from, to);
        expect(percent).toBeLessThanOrEqual(exact);
        expect(percent).toBeGreaterThan(exact - 1);
      }),
      { seed: 3 },
    );
  });
});
