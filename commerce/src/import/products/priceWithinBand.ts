/** Prices for files without any: within the band of their kind, the same at every import. */
import { currencies, type MarketId, marketIds, markets } from '@solvik/shop';
import type { PriceBand } from '../mapping/mapping.ts';
import type { ItemPrice } from './merchantItem.ts';
import { seededFraction } from './seededFraction.ts';

/**
 * Minor units per market: `349 kr`, `34,90 €`.
 * @param key the product's, which determines the position in the band
 */
export function priceWithinBand(
  { bands }: PriceBand,
  key: string,
): Partial<Record<MarketId, ItemPrice>> {
  const share = seededFraction(`price ${key}`);
  return Object.fromEntries(
    marketIds.flatMap((market) => {
      const band = bands[market];
      if (!band) return [];
      const [low, high] = band;
      const { step, below } = currencies[markets[market].currency].endsBelow;
      const minor = (low + share * (high - low)) * 100;
      const price = Math.max(step, Math.round(minor / step) * step) - below;
      return [[market, { regular: price, selling: price }] as const];
    }),
  );
}
