/** The campaigns that can apply to a cart, with what each takes off it. */
import type { MarketId } from '@solvik/shop';
import type { CartOffer, OfferEffect } from './applyOffers.ts';
import { type CampaignRow, isRunning } from './campaignRow.ts';

interface OfferedProduct {
  readonly id: number;
  readonly campaignIds: readonly number[];
}

interface Offered {
  readonly market: MarketId;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly promoCode: string | null;
  /** Those in the cart. */
  readonly products: readonly OfferedProduct[];
}

export interface RunningOffer {
  readonly row: CampaignRow;
  readonly offer: CartOffer;
}

/** @returns undefined for a price campaign, and for an amount that the market has not */
function effectOf({ offer, percent, promoCode }: CampaignRow, market: MarketId) {
  if (offer === null)
    return promoCode !== null && percent !== null
      ? ({ kind: 'percent', percent } as const satisfies OfferEffect)
      : undefined;
  if (offer.kind !== 'amount') return offer;
  const amount = offer.amounts[market];
  return amount === undefined ? undefined : ({ kind: 'amount', amount } as const);
}

/** Those running in the market that need no code, and that of the cart's code. */
export function cartOffers(
  campaigns: Iterable<CampaignRow>,
  { market, now, promoCode, products }: Offered,
): readonly RunningOffer[] {
  return [...campaigns].flatMap((row) => {
    const isChosen = row.promoCode === null || row.promoCode === promoCode;
    const effect = effectOf(row, market);
    if (!isChosen || !effect || !isRunning(row, { market, now })) return [];
    const own = products.filter(({ campaignIds }) => campaignIds.includes(row.campaignId));
    const offer: CartOffer = {
      campaignId: row.campaignId,
      effect,
      minimumOrder: row.minimumOrder[market] ?? 0,
      needsCode: row.promoCode !== null,
      ...(row.productCount > 0 && { productIds: new Set(own.map(({ id }) => id)) }),
    };
    return [{ row, offer }];
  });
}
