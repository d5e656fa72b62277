/** The port of payment providers: the sandbox, card networks and invoice services implement it. */
import type { CurrencyCode, Locale } from '@solvik/shop';
import type { PaymentOutcome } from '../database/stored/orderColumns.ts';

export interface PaymentRequest {
  readonly paymentId: string;
  /** Known to both sides; unique per provider. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

/** A provider's notice of an event; it may arrive more than once. */
export interface PaymentNotice {
  readonly provider: string;
  /** The provider's id of the event; a repeated notice has the same. */
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  readonly amount: number;
  readonly currency: string;
}

export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment at the provider and returns the address where the shopper pays. */
  readonly start: (request: PaymentRequest) => Promise<string>;
  /** The outcome of a payment; undefined while it is open. */
  readonly fetchNotice: (reference: string) => Promise<PaymentNotice | undefined>;
}
