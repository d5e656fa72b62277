/**
 * Whether a code typed in the cart applies, and if not, why: each reason has its own error code
 * (behaviours.md, Promo codes).
 */
import type { MarketId } from '@solvik/shop';
import type { ShopErrorCode } from '../shopError.ts';
import type { CampaignRow } from './campaignRow.ts';

/** Shoppers type codes: surrounding spaces and the case of letters do not matter. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export interface PromoCodeUse {
  readonly market: MarketId;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Orders that have used it. */
  readonly used: number;
  /** Minor units including VAT of the goods in the cart, before any code. */
  readonly goods: number;
}

export type PromoCodeResponse =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      readonly code: Extract<ShopErrorCode, `PromoCode${string}` | 'RequirementsNotMet'>;
      readonly reason: string;
      readonly minimumOrder?: number;
    };

export function checkPromoCode(
  campaign: CampaignRow | undefined,
  { market, now, used, goods }: PromoCodeUse,
): PromoCodeResponse {
  if (!campaign || campaign.promoCode === null)
    return { isAccepted: false, code: 'PromoCodeUnknown', reason: 'There is no such code.' };
  if (!campaign.markets.includes(market))
    return {
      isAccepted: false,
      code: 'PromoCodeOtherMarket',
      reason: 'The code is for another market.',
    };
  if (campaign.validFrom.getTime() > now)
    return { isAccepted: false, code: 'PromoCodeNotStarted', reason: 'The code is not valid yet.' };
  if (campaign.validTo !== null && campaign.validTo.getTime() <= now)
    return { isAccepted: false, code: 'PromoCodeExpired', reason: 'The code is no longer valid.' };
  if (campaign.usageLimit !== null && used >= campaign.usageLimit)
    return {
      isAccepted: false,
      code: 'PromoCodeUsedUp',
      reason: 'The code has reached its usage limit.',
    };
  const minimumOrder = campaign.minimumOrder[market] ?? 0;
  if (goods < minimumOrder)
    return {
      isAccepted: false,
      code: 'RequirementsNotMet',
      reason: 'The order is below the minimum that the code requires.',
      minimumOrder,
    };
  return { isAccepted: true };
}
