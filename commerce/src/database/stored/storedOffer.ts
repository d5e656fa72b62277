/** What a campaign takes off a cart, as it is stored. */
import type { MarketId } from '@solvik/shop';

export type StoredOffer =
  /** Per cent of the lines it applies to. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Of every `take` pieces only `pay` are paid: 3 for 2. */
  | { readonly kind: 'quantity'; readonly take: number; readonly pay: number }
  /** Minor units including VAT, by market. */
  | { readonly kind: 'amount'; readonly amounts: Partial<Record<MarketId, number>> }
  /** Free delivery. */
  | { readonly kind: 'shipping' };
