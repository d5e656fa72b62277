/**
 * Records a payment attempt. The provider is called after the transaction, as its side cannot be
 * rolled back.
 */
import { randomUUID } from 'node:crypto';
import { writeAddress } from '@solvik/addresses';
import type { Queries } from '../database/database.ts';
import { now } from '../database/now.ts';
import type { ReturnPaths } from '../database/stored/orderColumns.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import type { PaymentRequest } from './paymentProvider.ts';

export interface OpenedPayment extends PaymentRequest {
  readonly provider: string;
}

/** Path after a paid order: the one that the checkout requested, otherwise the confirmation. */
export const paidPath = ({ locale }: Pick<OrderRow, 'locale'>, returnPath?: string): string =>
  returnPath ?? writeAddress('checkoutConfirm', locale);

/** The failure page has the market prefix of the confirmation (contracts.md, Addresses). */
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
  const paid = paidPath(order, returnPath);
  const bare = paid.split('?')[0] ?? paid;
  const failed = bare.endsWith(confirm)
    ? `${bare.slice(0, -confirm.length)}${failure}`
    : (checkoutPath ?? failure);
  return { paid, failed };
}

/** Marks attempts still open as replaced. */
export async function replaceOpenPayments(transaction: Queries, publicId: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status: 'replaced', updatedAt: now })
    .where('publicId', '=', publicId)
    .where('status', '=', 'open')
    .execute();
}

export async function openPayment(
  transaction: Queries,
  order: OrderRow,
  given: { provider: string; returnPath?: string; checkoutPath?: string },
): Promise<OpenedPayment> {
  const paymentId = randomUUID();
  const paths = returnPaths(order, given);
  const { publicId, currency, total: amount, locale, updatedAt } = order;
  const payment = { paymentId, provider: given.provider, reference: paymentId, amount, currency };
  await transaction
    .insertInto('payments')
    .values({
      ...payment,
      publicId,
      status: 'open',
      returnUrls: JSON.stringify(paths),
      createdAt: updatedAt,
      updatedAt,
    })
    .execute();
  return { ...payment, locale };
}
