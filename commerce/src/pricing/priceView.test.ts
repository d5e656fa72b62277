import { describe, expect, it } from 'vitest';
import { viewAmounts, viewLowestPrice, viewProductPrice } from './priceView.ts';

const sweden = { currency: 'SEK', vatRate: 250 } as const;
const finland = { currency: 'EUR', vatRate: 255 } as const;

describe('amounts', () => {
  it('show both prices with and without VAT, and the discount', () => {
    expect(viewAmounts({ regular: 50_000, selling: 40_000 }, sweden)).toEqual({
      currency: 'SEK',
      sellingPriceIncVat: 40_000,
      sellingPriceExVat: 32_000,
      regularPriceIncVat: 50_000,
      regularPriceExVat: 40_000,
      discountIncVat: 10_000,
      discountExVat: 8_000,
      vat: 8_000,
      discountPercentage: 20,
      isDiscounted: true,
    });
  });

  it.each([
    [{ regular: 30_000, selling: 20_100 }, true, 33],
    [{ regular: 30_000, selling: 30_000 }, false, 0],
    [{ regular: 1, selling: 0 }, true, 100],
    [{ regular: 0, selling: 0 }, false, 0],
    [{ regular: 0, selling: 0, isDiscounted: true }, true, 0],
    [{ regular: 30_000, selling: 20_000, isDiscounted: false }, false, 0],
    [{ regular: 30_000, selling: 20_000, percentage: 12 }, true, 12],
  ])('%j: discounted %s, %i per cent', (amounts, isDiscounted, discountPercentage) => {
    expect(viewAmounts(amounts, sweden)).toMatchObject({ isDiscounted, discountPercentage });
  });

  it('prefer a VAT summed over lines to one computed from the sum', () => {
    // A unit of rounding must not make the regular price differ from an equal selling price.
    expect(viewAmounts({ regular: 100, selling: 100, vat: 21 }, finland)).toMatchObject({
      vat: 21,
      sellingPriceExVat: 79,
      regularPriceExVat: 79,
      discountExVat: 0,
    });
    expect(viewAmounts({ regular: 100, selling: 100 }, finland)).toMatchObject({ vat: 20 });
  });
});

describe('a product that is reduced by its regular price but not by its lowest', () => {
  const price = { regular: 50_000, selling: 40_000, lowestPrior: 40_000 };

  it('is not called reduced', () => {
    expect(viewProductPrice(price, sweden)).toMatchObject({
      isDiscounted: false,
      discountPercentage: 0,
      discountIncVat: 10_000,
    });
  });
});

describe('the lowest-price notice', () => {
  it('computes the discount from the lowest price, with and without VAT', () => {
    const price = { regular: 50_000, selling: 40_000, lowestPrior: 45_000 };
    expect(viewLowestPrice(price, sweden)).toMatchObject({
      discountIncVat: 5_000,
      discountExVat: 4_000,
      lowestPriceIncVat: 45_000,
      lowestPriceExVat: 36_000,
      comparisonPriceIncVat: 50_000,
      comparisonPriceExVat: 40_000,
    });
  });

  it('never shows a negative discount', () => {
    const price = { regular: 50_000, selling: 40_000, lowestPrior: 30_000 };
    expect(viewLowestPrice(price, sweden)).toMatchObject({ discountIncVat: 0, discountExVat: 0 });
  });

  it('shows a discount of a single unit', () => {
    const price = { regular: 101, selling: 100, lowestPrior: 101 };
    expect(viewLowestPrice(price, sweden)).toMatchObject({ discountIncVat: 1, discountExVat: 1 });
  });
});
