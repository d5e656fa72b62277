/** Types of columns of orders, payments and mails: JSON by its shape, text by its possible values. */

/**
 * `pending-payment` until a payment succeeds, then `pending`; `on-hold` if it is paid but cannot be
 * shipped as it is; `cancelled` if the payment was refused or cancelled, or did not arrive in time;
 * the shopper may still pay it, and it is then the same order. The names are the Data API's
 * (contracts.md, Order status shown).
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

/** A campaign of an order, with its name at the time; minor units. */
export interface OrderedCampaign {
  readonly campaignId: number;
  readonly discount: number;
  /** Null if its title is hidden. */
  readonly name: string | null;
  readonly promoCode: string | null;
}

/**
 * The costs, delivery and payment of the order, in minor units and with their names at the time.
 */
export interface OrderTotals {
  readonly regular: number;
  readonly goods: number;
  readonly codeDiscount: number;
  readonly isCodeApplied: boolean;
  /** Fixed amounts of campaigns; absent in orders placed before there were any, as `campaigns`. */
  readonly fixedDiscount?: number;
  readonly campaigns?: readonly OrderedCampaign[];
  readonly isShippingFree: boolean;
  readonly leftToFreeShipping: number;
  readonly shippingFee: number;
  readonly shippingVat: number;
  readonly paymentFee: number;
  readonly paymentVat: number;
  readonly total: number;
  readonly vat: number;
  readonly vatRate: number;
  readonly promoCode: string | null;
  readonly campaignName: string | null;
  readonly shippingId: number;
  readonly shippingName: string;
  readonly deliveryDays: readonly [number, number];
  readonly paymentId: number;
  readonly paymentName: string;
}

/** The description of a line, stored permanently in the language of the purchase. */
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
  /** The line's part of the order's fixed amounts; absent without any. */
  readonly fixed?: number;
  /** What campaigns take off the line, fixed amounts apart; absent without any. */
  readonly campaigns?: readonly { readonly campaignId: number; readonly discount: number }[];
}

/** Paths of the shop to which a payment redirects. */
export interface ReturnPaths {
  readonly paid: string;
  readonly failed: string;
}

/** What a provider reports of a payment. */
export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';

/**
 * `replaced`: another attempt was opened. `surplus`: paid although the order had already been paid.
 * `mismatch`: the amount paid differs from the order's.
 */
export type PaymentStatus = 'open' | 'replaced' | 'surplus' | 'mismatch' | PaymentOutcome;

export type MailKind = 'order-confirmation' | 'form-received' | 'form-receipt';
