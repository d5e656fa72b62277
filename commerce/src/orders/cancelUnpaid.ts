/**
 * Cancels an unpaid order and releases what it reserved. Its cart stays open, and a later payment
 * revives the same order.
 */
import { releaseCodeUse } from '../campaigns/codeUses.ts';
import type { Queries } from '../database/database.ts';
import { releaseReservations } from '../stock/reservations.ts';
import type { OrderRow } from './orderRow.ts';
import { setOrderStatus } from './orderStore.ts';

/**
 * @param order locked by this transaction, like its cart; a paid or cancelled one is not changed
 */
export async function cancelUnpaid(transaction: Queries, order: OrderRow): Promise<void> {
  if (order.status !== 'pending-payment') return;
  await releaseReservations(transaction, order.cartId);
  if (order.campaignId !== null) await releaseCodeUse(transaction, order.campaignId);
  await transaction
    .updateTable('orders')
    .set({ campaignId: null })
    .where('publicId', '=', order.publicId)
    .execute();
  await setOrderStatus(transaction, order.publicId, 'cancelled');
}
