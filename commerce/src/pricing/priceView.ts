/**
 * A price as the Data API shows it: with and without VAT, the discount, and whether it may be
 * called a reduction.
 */
import type { CurrencyCode } from '@solvik/shop';
import { percentOff } from '@solvik/shop-rules';
import { describeReduction } from './reduction.ts';
import { vatWithin } from './vat.ts';

/** Amounts in minor units. */
export interface PriceView {
  readonly currency: CurrencyCode;
  readonly sellingPriceIncVat: number;
  readonly sellingPriceExVat: number;
  readonly regularPriceIncVat: number;
  readonly regularPriceExVat: number;
  readonly discountIncVat: number;
  readonly discountExVat: number;
  readonly vat: number;
  readonly discountPercentage: number;
  readonly isDiscounted: boolean;
}

export interface Tax {
  readonly currency: CurrencyCode;
  /** Parts per thousand. */
  readonly vatRate: number;
}

/**
 * From amounts with VAT. Where VAT was already split over an order, `vat` is the part of this
 * amount.
 */
export function viewAmounts(
  {
    regular,
    selling,
    vat,
    percentage,
    isDiscounted,
  }: {
    regular: number;
    selling: number;
    vat?: number;
    percentage?: number;
    isDiscounted?: boolean;
  },
  tax: Tax,
): PriceView {
  const sellingVat = vat ?? vatWithin(selling, tax.vatRate);
  const sellingEx = selling - sellingVat;
  const regularEx = regular === selling ? sellingEx : regular - vatWithin(regular, tax.vatRate);
  const reduced = isDiscounted ?? selling < regular;
  return {
    currency: tax.currency,
    sellingPriceIncVat: selling,
    sellingPriceExVat: sellingEx,
    regularPriceIncVat: regular,
    regularPriceExVat: regularEx,
    discountIncVat: regular - selling,
    discountExVat: regularEx - sellingEx,
    vat: sellingVat,
    discountPercentage: percentage ?? (reduced ? percentOff(regular, selling) : 0),
    isDiscounted: reduced,
  };
}

export interface ProductPrice {
  readonly regular: number;
  readonly selling: number;
  readonly lowestPrior: number | null;
}

/**
 * A product's price; the percentage is computed from the lowest price before the reduction
 * (reduction.ts).
 */
export function viewProductPrice(price: ProductPrice, tax: Tax): PriceView {
  const { isReduced, percentage } = describeReduction(price);
  return viewAmounts({ ...price, percentage, isDiscounted: isReduced }, tax);
}

export interface LowestPriceView extends Omit<
  PriceView,
  'regularPriceIncVat' | 'regularPriceExVat'
> {
  readonly comparisonPriceIncVat: number;
  readonly comparisonPriceExVat: number;
  readonly lowestPriceIncVat: number;
  readonly lowestPriceExVat: number;
}

/**
 * The lowest-price notice: the current price, the regular one, and the lowest of the 30 days
 * before.
 */
export function viewLowestPrice(price: ProductPrice, tax: Tax): LowestPriceView {
  const { regularPriceIncVat, regularPriceExVat, ...rest } = viewProductPrice(price, tax);
  const { lowestPrior } = describeReduction(price);
  const lowestEx = lowestPrior - vatWithin(lowestPrior, tax.vatRate);
  return {
    ...rest,
    discountIncVat: Math.max(0, lowestPrior - rest.sellingPriceIncVat),
    discountExVat: Math.max(0, lowestEx - rest.sellingPriceExVat),
    comparisonPriceIncVat: regularPriceIncVat,
    comparisonPriceExVat: regularPriceExVat,
    lowestPriceIncVat: lowestPrior,
    lowestPriceExVat: lowestEx,
  };
}
