/** An order as it is stored: what was bought, at what price, for whom. It never changes with the catalogue. */
import type { CartTotals } from '../carts/cartTotals.ts';
import type { Address, CheckoutData } from '../checkout/checkoutData.ts';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import type { AnyMarketId, ChannelId, CurrencyCode } from '../markets/markets.ts';

/**
 * `pending-payment` until a payment succeeds, then `pending`; `on-hold` when it is paid but cannot be sent as it is;
 * `cancelled` when the payment was refused or broken off, or when nobody paid in time; the shopper may still pay it, and
 * it is then the same order. The words are the Data API's (contracts.md, Order status shown).
 */
export const orderStatuses = [
  'pending-payment',
  'pending',
  'on-hold',
  'partial',
  'backorder',
  'completed',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What the order costs and how it travels and is paid, in minor units and words of its own. */
export interface OrderTotals extends Omit<CartTotals, 'lines'> {
  readonly vatRate: number;
  readonly promoCode: string | null;
  readonly campaignName: string | null;
  readonly shippingId: number;
  readonly shippingName: string;
  readonly deliveryDays: readonly [number, number];
  readonly paymentId: number;
  readonly paymentName: string;
}

export interface OrderRow {
  readonly public_id: string;
  readonly order_id: number;
  readonly cart_id: string;
  readonly channel_id: ChannelId;
  readonly market_id: AnyMarketId;
  readonly locale: Locale;
  readonly status: OrderStatus;
  readonly currency: CurrencyCode;
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly checkout: CheckoutData;
  readonly totals: OrderTotals;
  readonly total: number;
  readonly vat: number;
  readonly campaign_id: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly completed_at: Date | null;
}

/** What a line says for ever, in the language it was bought in. */
export interface LineSnapshot {
  readonly lineId: string;
  readonly name: string;
  readonly brand: string | null;
  readonly colour: string | null;
  readonly size: string;
  readonly articleNumber: string;
  readonly path: string;
  readonly image: string | null;
  readonly message: string | null;
}

export interface OrderLineRow {
  readonly public_id: string;
  readonly line_number: number;
  readonly sku_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly unit_regular: number;
  readonly unit_selling: number;
  readonly discount: number;
  readonly total: number;
  readonly vat: number;
  readonly snapshot: LineSnapshot;
}

export interface StoredOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}
