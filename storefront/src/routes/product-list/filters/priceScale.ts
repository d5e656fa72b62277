import { currencies, type CurrencyCode } from '@solvik/shop';
import { toDecimal } from '@solvik/shop-rules';
import { noLimit, type PriceRange } from '../../../features/lists/listSelection.ts';

/** Whole units of a currency. */
export interface PriceScale {
  readonly ends: PriceRange;
  /** What is chosen of it: all, or to its end where there is no limit. */
  readonly shown: PriceRange;
  readonly step: number;
}

/** A step of the price filter is five times the distance between two of the shop's prices: 50 kr. */
const endsPerStep = 5;

/** The scale of a list's price filter: from a step below its lowest price to one above its highest. */
export function priceScale(
  { lowest, highest }: PriceRange,
  currency: CurrencyCode,
  chosen: PriceRange = noLimit,
): PriceScale {
  const from = chosen.lowest > noLimit.lowest ? chosen.lowest : undefined;
  const to = chosen.highest < noLimit.highest ? chosen.highest : undefined;
  const step = toDecimal(currencies[currency].endsBelow.step) * endsPerStep;
  const ends = {
    lowest: Math.floor(Math.min(lowest, from ?? lowest) / step) * step,
    highest: Math.ceil(Math.max(highest, to ?? highest) / step) * step,
  };
  return { step, ends, shown: { lowest: from ?? ends.lowest, highest: to ?? ends.highest } };
}
