/** Prices for files that have none: somewhere in the band of their kind, the same at every import. */
import type { MarketId } from '../../catalogue/catalogueDraft.ts';
import { priceMarkets } from '../../markets/markets.ts';
import type { PriceBand } from '../mapping/mapping.ts';
import type { ItemPrice } from './merchantItem.ts';
import { seededShare } from './seededShare.ts';

/** Whole units that a price stands just below, and what it stands below it by, in minor units. */
const endings: Readonly<Record<MarketId, { readonly step: number; readonly below: number }>> = {
  se: { step: 10, below: 100 },
  no: { step: 10, below: 100 },
  dk: { step: 10, below: 100 },
  fi: { step: 1, below: 10 },
};

/** Minor units per market: `349 kr`, `34,90 €`. @param key the product's, which decides where in the band it lies */
export function bandPrices(
  { bands }: PriceBand,
  key: string,
): Partial<Record<MarketId, ItemPrice>> {
  const share = seededShare(`price ${key}`);
  return Object.fromEntries(
    priceMarkets.flatMap((market) => {
      const band = bands[market];
      if (!band) return [];
      const [low, high] = band;
      const { step, below } = endings[market];
      const whole = Math.max(step, Math.round((low + share * (high - low)) / step) * step);
      return [[market, { regular: whole * 100 - below, selling: whole * 100 - below }] as const];
    }),
  );
}
