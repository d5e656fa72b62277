/** Ends an order that nobody has paid: what it holds is free again. Its cart stays open, and paying it later makes it the same order anew. */
import { sql } from 'kysely';
import { giveBackCodeUse } from '../campaigns/codeUses.ts';
import { run, type Queries } from '../database/database.ts';
import { releaseReservations } from '../stock/reservations.ts';
import type { OrderRow } from './orderRow.ts';
import { setOrderStatus } from './orderStore.ts';

/** @param order taken for a change by this transaction, as its cart is; one that is paid or cancelled stays as it is */
export async function cancelUnpaid(transaction: Queries, order: OrderRow): Promise<void> {
  if (order.status !== 'pending-payment') return;
  await releaseReservations(transaction, order.cart_id);
  if (order.campaign_id !== null) await giveBackCodeUse(transaction, order.campaign_id);
  await run(
    transaction,
    sql`update orders set campaign_id = null where public_id = ${order.public_id}`,
  );
  await setOrderStatus(transaction, order.public_id, 'cancelled');
}
