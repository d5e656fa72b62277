import { toDecimal, toMinor } from '@solvik/shop-rules';
import { present } from '../../data-api/present.ts';

/** What the sums need of a line; money in whole units. */
export interface SummedLine {
  readonly quantity: number;
  readonly unitPrice?: {
    readonly sellingPriceIncVat?: number | null;
    readonly regularPriceIncVat?: number | null;
    readonly regularPriceExVat?: number | null;
  } | null;
  readonly campaign?: {
    readonly prices?: readonly ({ readonly discount?: number | null } | null | undefined)[] | null;
  } | null;
}

export interface SummedCart {
  readonly summary?: { readonly fixedAmountDiscountIncVat?: number | null } | null;
  readonly items?: readonly (SummedLine | null | undefined)[] | null;
}

/** One sum, in whole units, with VAT and without. */
export interface SumWithAndWithoutVat {
  readonly incVat: number;
  readonly exVat: number;
}

const times = (each: number | null | undefined, quantity: number): number =>
  toDecimal(toMinor(each ?? 0) * quantity);

/**
 * What a line costs with VAT before a code: the price at which it was added, times its quantity.
 * Without VAT it is a share of the cart's (`sumsWithoutVat`).
 */
export const lineAmount = ({ unitPrice, quantity }: SummedLine): number =>
  times(unitPrice?.sellingPriceIncVat, quantity);

/** What campaigns and the code take off a line. */
export const lineDiscount = ({ campaign }: SummedLine): number =>
  toDecimal(
    present(campaign?.prices).reduce((sum, { discount }) => sum + toMinor(discount ?? 0), 0),
  );

/** The same quantity at the regular price. */
export const regularLineAmount = ({ unitPrice, quantity }: SummedLine): SumWithAndWithoutVat => ({
  incVat: times(unitPrice?.regularPriceIncVat, quantity),
  exVat: times(unitPrice?.regularPriceExVat, quantity),
});

/**
 * The sums of a cart as they add up downwards: the lines make the subtotal, and campaigns and a code
 * are subtracted once, below it. A reduction is in the lines' own prices already. In whole units
 * including VAT.
 */
export function cartSums({ items, summary }: SummedCart): {
  readonly subtotal: number;
  readonly discount: number;
} {
  const lines = present(items);
  const add = (amounts: readonly number[]) =>
    toDecimal(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));
  return {
    subtotal: add(lines.map((line) => lineAmount(line))),
    discount: add([
      ...lines.map((line) => lineDiscount(line)),
      summary?.fixedAmountDiscountIncVat ?? 0,
    ]),
  };
}
