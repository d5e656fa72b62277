import type { SumWithAndWithoutVat } from './cartSums.ts';

const toMinor = (amount: number): number => Math.round(amount * 100);

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
 * Divides a total by weight into whole hundredths; the remainder goes to those that lose most by
 * rounding down.
 */
function shareOut(whole: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (all === 0 ? 0 : (whole * weight) / all));
  const left = whole - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const favoured = new Set(
    exact
      .map((share, at) => ({ at, loss: share % 1 }))
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, all === 0 ? 0 : left)
      .map(({ at }) => at),
  );
  return exact.map((share, at) => Math.floor(share) + (favoured.has(at) ? 1 : 0));
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
    lines: shareOut(subtotal, weights).map((line) => line / 100),
    subtotal: subtotal / 100,
    discount: subtracted / 100,
  };
}
