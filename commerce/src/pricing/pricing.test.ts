import { describe, expect, it } from 'vitest';
import { viewLowestPrice, viewProductPrice } from './priceView.ts';
import { describeReduction, lowestBeforeReduction } from './reduction.ts';
import { vatWithin, wholePercent } from './vat.ts';

describe('VAT within an amount', () => {
  it.each([
    [12_500, 250, 2_500],
    [4_490, 255, 912],
    [100, 255, 20],
    [1, 250, 0],
    [3, 250, 1],
    [-12_500, 250, -2_500],
    [999, 0, 0],
  ])('of %i at %i per mille is %i', (amount, rate, vat) => {
    expect(vatWithin(amount, rate)).toBe(vat);
  });
  it.each([
    [250, 25],
    [255, 26],
    [140, 14],
    [254, 25],
  ])('%i per mille shows as %i per cent', (rate, percent) => {
    expect(wholePercent(rate)).toBe(percent);
  });
});

/** `90:499 20:449 10:499>399`: at 449 since 20 days ago, reduced from 499 to 399 ten days ago. */
function readLog(text: string) {
  const day = 24 * 60 * 60 * 1000;
  return text.split(' ').map((entry) => {
    const [, days, regular, selling] = /^(-?\d+):(\d+)(?:>(\d+))?$/.exec(entry) ?? [];
    return {
      from: -Number(days) * day,
      regular: Number(regular),
      selling: Number(selling ?? regular),
    };
  });
}

describe('the lowest price before a reduction began', () => {
  it.each([
    ['a price that is not reduced has none', '90:499', undefined],
    ['the regular price when nothing else happened', '90:499 10:499>399', 499],
    ['a dip within the 30 days before counts', '90:499 30:449 20:499 10:499>399', 449],
    ['a dip that ended before the 30 days does not', '90:499 80:449 60:499 10:499>399', 499],
    ['a dip that reaches into the 30 days does', '90:499 80:449 39:499 10:499>399', 449],
    ['a reduction that deepens is one reduction', '90:499 20:499>449 10:499>399', 499],
    [
      'a reduction that rises and stays below the regular price begins a new one',
      '90:499 40:499>299 10:499>399',
      299,
    ],
    [
      'a short return to the regular price does not reset the lowest price',
      '90:499 25:499>399 12:499 10:499>399',
      399,
    ],
    ['future prices do not count', '90:499 10:499>399 -5:499>199', 499],
    ['the time before a shop opened has no price', '5:499>399', undefined],
  ])('%s', (_, log, lowest) => {
    expect(lowestBeforeReduction(readLog(log), 0)).toBe(lowest);
  });

  it.each([
    [
      { regular: 50_000, selling: 40_000, lowestPrior: 45_000 },
      { isReduced: true, percentage: 11, lowestPrior: 45_000 },
    ],
    [
      { regular: 50_000, selling: 40_000, lowestPrior: 40_000 },
      { isReduced: false, percentage: 0, lowestPrior: 40_000 },
    ],
    [
      { regular: 50_000, selling: 40_000, lowestPrior: null },
      { isReduced: true, percentage: 20, lowestPrior: 50_000 },
    ],
    [
      { regular: 50_000, selling: 50_000, lowestPrior: null },
      { isReduced: false, percentage: 0, lowestPrior: 50_000 },
    ],
    [
      { regular: 30_000, selling: 20_100, lowestPrior: 30_000 },
      { isReduced: true, percentage: 33, lowestPrior: 30_000 },
    ],
  ])('of %j is described as %j', (price, description) => {
    expect(describeReduction(price)).toEqual(description);
  });
});

describe('a price as the Data API shows it', () => {
  const tax = { currency: 'SEK', vatRate: 250 } as const;
  it('computes its percentage from the lowest price, not from the regular one', () => {
    expect(
      viewProductPrice({ regular: 50_000, selling: 40_000, lowestPrior: 45_000 }, tax),
    ).toMatchObject({
      discountPercentage: 11,
      isDiscounted: true,
      sellingPriceExVat: 32_000,
      vat: 8_000,
      discountIncVat: 10_000,
    });
    expect(
      viewLowestPrice({ regular: 50_000, selling: 40_000, lowestPrior: 45_000 }, tax),
    ).toMatchObject({
      discountPercentage: 11,
      lowestPriceIncVat: 45_000,
      comparisonPriceIncVat: 50_000,
    });
  });
});
