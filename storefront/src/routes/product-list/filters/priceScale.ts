import { currencies, type CurrencyCode } from '@solvik/shop';
import { toDecimal } from '@solvik/shop-rules';
import type { PriceRange } from '../../../features/lists/listSelection.ts';

/** Whole units of a currency. */
export interface PriceScale {
  readonly ends: PriceRange;
  readonly step: number;
}

/** A step of the price filter is five times the distance between two of the shop's prices: 50 kr. */
const endsPerStep = 5;

/** The scale of a list's price filter: from a step below its lowest price to one above its highest. */
export function priceScale(
  { lowest, highest }: PriceRange,
  currency: CurrencyCode,
  chosen?: PriceRange,
): PriceScale {
  const step = toDecimal(currencies[currency].endsBelow.step) * endsPerStep;
  return {
    step,
    ends: {
      lowest: Math.floor(Math.min(lowest, chosen?.lowest ?? lowest) / step) * step,
      highest: Math.ceil(Math.max(highest, chosen?.highest ?? highest) / step) * step,
    },
  };
}
