/** Notes an attempt at paying an order. The provider hears of it after the transaction, as it cannot be rolled back. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { writeAddress } from '@solvik/addresses';
import { run, type Queries } from '../database/database.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import type { PaymentRequest } from './paymentProvider.ts';

/** Paths of the shop that each outcome leads back to. */
export interface ReturnPaths {
  readonly paid: string;
  readonly failed: string;
}

export interface OpenedPayment extends PaymentRequest {
  readonly provider: string;
}

/** The failure page stands beside the confirmation, with the same market prefix (contracts.md, Addresses). */
export function returnPaths(
  order: Pick<OrderRow, 'locale'>,
  {
    provider,
    returnPath,
    checkoutPath,
  }: { provider: string; returnPath?: string; checkoutPath?: string },
): ReturnPaths {
  const confirm = writeAddress('checkoutConfirm', order.locale);
  const failure = writeAddress('checkoutProvider', order.locale, { provider });
  const paid = returnPath ?? confirm;
  const bare = paid.split('?')[0] ?? paid;
  const failed = bare.endsWith(confirm)
    ? `${bare.slice(0, -confirm.length)}${failure}`
    : (checkoutPath ?? failure);
  return { paid, failed };
}

export async function openPayment(
  transaction: Queries,
  order: OrderRow,
  given: { provider: string; returnPath?: string; checkoutPath?: string },
): Promise<OpenedPayment> {
  const paymentId = randomUUID();
  const paths = returnPaths(order, given);
  await run(
    transaction,
    sql`insert into payments (payment_id, public_id, provider, reference, status, amount, currency, return_urls, created_at, updated_at)
      values (${paymentId}, ${order.public_id}, ${given.provider}, ${paymentId}, 'open', ${order.total}, ${order.currency}, ${JSON.stringify(paths)}::jsonb, ${order.updated_at}, ${order.updated_at})`,
  );
  return {
    paymentId,
    reference: paymentId,
    provider: given.provider,
    amount: order.total,
    currency: order.currency,
    locale: order.locale,
  };
}
