import type { SumBothWays } from './cartSums.ts';

const toMinor = (amount: number): number => Math.round(amount * 100);

interface Told {
  /** What the lines cost with VAT, in their order. */
  readonly lines: readonly number[];
  readonly discount: number;
  readonly shipping: SumBothWays;
  readonly total: SumBothWays;
}

export interface SumsWithoutVat {
  readonly lines: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
}

/** Shares a whole out by weight in whole hundredths; those that lose most by rounding down get what is left. */
function shareOut(whole: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (all === 0 ? 0 : (whole * weight) / all));
  const left = whole - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const loss = (at: number) => (exact[at] ?? 0) % 1;
  const favoured = new Set(
    weights
      .map((_, at) => at)
      .toSorted((a, b) => loss(b) - loss(a))
      .slice(0, all === 0 ? 0 : left),
  );
  return exact.map((share, at) => Math.floor(share) + (favoured.has(at) ? 1 : 0));
}

/**
 * The sums of a cart without VAT, of which those of shipping and of the whole are known; all in whole units. VAT is counted
 * once on the whole, so what rounding leaves is shared out: the lines make the subtotal, and subtotal − discount + shipping
 * is the whole without VAT, to the hundredth.
 */
export function sumsWithoutVat({ lines, discount, shipping, total }: Told): SumsWithoutVat {
  const weights = lines.map(toMinor);
  const share = total.incVat === 0 ? 1 : total.exVat / total.incVat;
  // What is in the whole and in no row of its own, such as a fee for the way of paying.
  const rest =
    toMinor(total.incVat) -
    (weights.reduce((sum, weight) => sum + weight, 0) -
      toMinor(discount) +
      toMinor(shipping.incVat));
  const taken = Math.round(toMinor(discount) * share);
  const subtotal =
    toMinor(total.exVat) - Math.round(rest * share) - toMinor(shipping.exVat) + taken;
  return {
    lines: shareOut(subtotal, weights).map((line) => line / 100),
    subtotal: subtotal / 100,
    discount: taken / 100,
  };
}
