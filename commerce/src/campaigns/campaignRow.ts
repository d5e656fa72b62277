/** A campaign as it is stored. */
import type { Localised, MarketId } from '../catalogue/catalogueDraft.ts';

export interface CampaignRow {
  readonly campaign_id: number;
  readonly key: string;
  readonly name: Localised;
  readonly alias: Localised;
  readonly description: Localised | null;
  readonly hide_title: boolean;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
  readonly percent: number | null;
  /** Upper case; null for a price campaign. */
  readonly promo_code: string | null;
  readonly markets: MarketId[];
  /** Minor units per market. */
  readonly minimum_order: Partial<Record<MarketId, number>>;
  readonly usage_limit: number | null;
  /** Products it is limited to; 0 means all. */
  readonly product_count: number;
}

/** Whether it is on at `now` (milliseconds) in a market. */
export function isRunning(
  { valid_from, valid_to, markets }: CampaignRow,
  { market, now }: { market: MarketId; now: number },
): boolean {
  return (
    valid_from.getTime() <= now &&
    (valid_to === null || valid_to.getTime() > now) &&
    markets.includes(market)
  );
}
