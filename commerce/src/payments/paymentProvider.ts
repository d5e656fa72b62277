/** What a payment provider must be able to do. The sandbox, card networks and invoice services stand behind the same door. */
import type { Locale } from '../catalogue/catalogueDraft.ts';
import type { CurrencyCode } from '../markets/markets.ts';

export interface PaymentRequest {
  readonly paymentId: string;
  /** Known to both sides; unique per provider. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';

/** What a provider says has happened; told once or many times. */
export interface PaymentNotice {
  readonly provider: string;
  /** The provider's own id of the event: the same event told again has the same. */
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
  /** What became of a payment; undefined while it is open. */
  readonly ask: (reference: string) => Promise<PaymentNotice | undefined>;
}
