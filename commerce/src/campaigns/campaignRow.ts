/** A campaign as it is stored. */
import type { MarketId } from '@solvik/shop';
import type { Selectable } from 'kysely';
import type { Campaigns } from '../database/generated/db.ts';

export const campaignColumns = [
  'campaignId',
  'key',
  'name',
  'alias',
  'description',
  'hideTitle',
  'validFrom',
  'validTo',
  'percent',
  'promoCode',
  'markets',
  'minimumOrder',
  'usageLimit',
  'productCount',
  'offer',
] as const;

/**
 * `promoCode` is in upper case, null for a campaign that needs none; `offer` is what it takes off a
 * cart, null for a price campaign and a code of `percent`; `minimumOrder` in minor units per market; `productCount` counts the products it is limited to, 0 means all.
 */
export type CampaignRow = Readonly<Pick<Selectable<Campaigns>, (typeof campaignColumns)[number]>>;

/** Whether it is running in a market at `now` (milliseconds since 1970). */
export function isRunning(
  { validFrom, validTo, markets }: CampaignRow,
  { market, now }: { market: MarketId; now: number },
): boolean {
  return (
    validFrom.getTime() <= now &&
    (validTo === null || validTo.getTime() > now) &&
    markets.includes(market)
  );
}
