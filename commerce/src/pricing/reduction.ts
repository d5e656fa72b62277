/**
 * Decides when a price may be called reduced, and from which price. The percentage shown is computed
 * from the lowest price of the 30 days before the reduction began (directive 98/6/EC article 6a; EU
 * court, C-330/23).
 */
import { type LoggedPrice, percentOff, reductionStart } from '@solvik/shop-rules';

/** In minor units including VAT. */
export interface PriceEntry extends LoggedPrice {
  /** When it came into force, milliseconds since 1970. */
  readonly from: number;
}

const days30 = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price in force during the 30 days before the current reduction began; undefined when the
 * current price is not below the regular one, or when there is no earlier price (a shop that just
 * imported its catalogue).
 * @param log oldest first
 */
export function lowestBeforeReduction(log: readonly PriceEntry[], now: number): number | undefined {
  const past = log.filter(({ from }) => from <= now);
  const began = reductionStart(past);
  const start = began === undefined ? undefined : past[began];
  if (began === undefined || !start) return undefined;
  const before = past.filter(
    (entry, index) => index < began && (past[index + 1]?.from ?? now) > start.from - days30,
  );
  return before.length === 0 ? undefined : Math.min(...before.map(({ selling }) => selling));
}

export interface Reduction {
  readonly isReduced: boolean;
  /** Whole per cent off the lowest prior price, rounded down so that it never claims too much. */
  readonly percentage: number;
  /** Minor units: the price that the percentage is computed from. */
  readonly lowestPrior: number;
}

/**
 * Whether and by how much a price is reduced. Without an earlier price the regular one counts, for
 * which the merchant is responsible.
 */
export function describeReduction({
  regular,
  selling,
  lowestPrior,
}: {
  regular: number;
  selling: number;
  lowestPrior: number | null;
}): Reduction {
  const prior = Math.min(lowestPrior ?? regular, regular);
  const isReduced = selling < prior;
  return {
    isReduced,
    percentage: percentOff(prior, selling),
    lowestPrior: prior,
  };
}
