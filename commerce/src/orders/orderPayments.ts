/** The port through which orders are paid; `payments` implements it. */
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../events/runtime.ts';
import type { OrderStatus } from '../database/stored/orderColumns.ts';
import type { OrderRow } from './orderRow.ts';

export interface PaymentAttempt {
  /** Name of the payment provider. */
  readonly provider: string;
  /** Path in the shop after a paid order; the confirmation if undefined. */
  readonly returnPath?: string;
  /** Path in the shop after a refused payment. */
  readonly checkoutPath?: string;
}

/**
 * Requests the payment from its provider.
 * @returns the URL where the shopper pays
 * @throws when the provider does not respond
 */
export type StartPayment = () => Promise<string>;

export interface OrderPayments {
  /** Path of the page after a paid order. */
  readonly paidPath: (order: OrderRow, returnPath?: string) => string;
  /**
   * Records an attempt in the transaction that writes the order, replacing attempts still open.
   * Start it after the commit.
   */
  readonly open: (
    transaction: Queries,
    order: OrderRow,
    attempt: PaymentAttempt,
  ) => Promise<StartPayment>;
  /** Marks open attempts as replaced. */
  readonly replaceOpen: (transaction: Queries, publicId: string) => Promise<void>;
  /** Acknowledges an order that costs nothing. */
  readonly settleFree: (order: OrderRow) => Promise<OrderStatus>;
}

export interface OrdersRuntime extends Runtime {
  readonly payments: OrderPayments;
}
