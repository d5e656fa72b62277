import { splitAmount, toDecimal, toMinor } from '@solvik/shop-rules';
import type { SumWithAndWithoutVat } from './cartSums.ts';

interface CartSums {
  /** What the lines cost with VAT, in their order. */
  readonly lines: readonly number[];
  readonly discount: number;
  readonly shipping: SumWithAndWithoutVat;
  readonly total: SumWithAndWithoutVat;
}

export interface SumsWithoutVat {
  readonly lines: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
}

/**
 * The sums of a cart without VAT, given those of shipping and of the total; all in whole units.
 * VAT is computed once on the total, so the rounding remainder is distributed: the lines make the
 * subtotal, and subtotal − discount + shipping is the total without VAT, to the hundredth.
 */
export function sumsWithoutVat({ lines, discount, shipping, total }: CartSums): SumsWithoutVat {
  const weights = lines.map(toMinor);
  const share = total.incVat === 0 ? 1 : total.exVat / total.incVat;
  // Part of the total without a row of its own, such as a payment fee.
  const rest =
    toMinor(total.incVat) -
    (weights.reduce((sum, weight) => sum + weight, 0) -
      toMinor(discount) +
      toMinor(shipping.incVat));
  const subtracted = Math.round(toMinor(discount) * share);
  const subtotal =
    toMinor(total.exVat) - Math.round(rest * share) - toMinor(shipping.exVat) + subtracted;
  return {
    lines: splitAmount(subtotal, weights).map(toDecimal),
    subtotal: toDecimal(subtotal),
    discount: toDecimal(subtracted),
  };
}
