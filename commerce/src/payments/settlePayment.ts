/**
 * Applies a provider's notice to an order. Notices arrive late, twice and out of order, from the
 * shopper's redirect, from the provider and from reconciliation: each event counts once, and an order
 * is paid by one payment.
 */
import { lockCartRow } from '../carts/cartStore.ts';
import { inTransaction, type Queries } from '../database/database.ts';
import { now } from '../database/now.ts';
import type { PaymentStatus } from '../database/stored/orderColumns.ts';
import { queueMail } from '../mail/queueMail.ts';
import { cancelUnpaid } from '../orders/cancelUnpaid.ts';
import { lockOrderOfCart, readOrderLines, setOrderStatus } from '../orders/orderStore.ts';
import type { OrderStatus } from '../database/stored/orderColumns.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import type { Runtime } from '../events/runtime.ts';
import { commitStock } from '../stock/commitStock.ts';
import type { PaymentNotice } from './paymentProvider.ts';

/**
 * The resulting state of the payment. `surplus` must be refunded: the order was paid by another
 * attempt.
 */
export type Settlement = Exclude<PaymentStatus, 'open' | 'replaced'> | 'on-hold' | 'unknown';

/** @returns false when the provider's event was recorded before */
async function recordEvent(
  transaction: Queries,
  { provider, eventId, reference, outcome }: PaymentNotice,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('paymentEvents')
    .values({ provider, eventId, reference, outcome, receivedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function setPaymentStatus(
  transaction: Queries,
  paymentId: string,
  status: PaymentStatus,
  text: string | null = null,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status, note: text, updatedAt: now })
    .where('paymentId', '=', paymentId)
    .execute();
}

/** Acknowledges a paid order: takes its stock, closes the cart, queues the mail. */
async function acknowledge(transaction: Queries, order: OrderRow): Promise<OrderStatus> {
  const lines = await readOrderLines(transaction, order.publicId);
  const hasStock = await commitStock(transaction, {
    publicId: order.publicId,
    cartId: order.cartId,
    lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
  });
  const status = hasStock ? 'pending' : 'on-hold';
  await setOrderStatus(transaction, order.publicId, status);
  await transaction
    .updateTable('carts')
    .set(({ eb }) => ({ isCompleted: true, version: eb('version', '+', 1), updatedAt: now }))
    .where('cartId', '=', order.cartId)
    .execute();
  for (const { productId, quantity } of lines) {
    await transaction
      .updateTable('products')
      .set(({ eb }) => ({ soldCount: eb('soldCount', '+', quantity), changedAt: now }))
      .where('productId', '=', productId)
      .execute();
  }
  await queueMail(transaction, {
    kind: 'order-confirmation',
    subjectId: order.publicId,
    recipient: order.email,
    locale: order.locale,
  });
  return status;
}

async function settleIn(
  transaction: Queries,
  notice: PaymentNotice,
): Promise<{ settlement: Settlement; publicId?: string }> {
  const orderRef = await transaction
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.publicId', 'p.publicId')
    .select('o.cartId')
    .where('p.provider', '=', notice.provider)
    .where('p.reference', '=', notice.reference)
    .executeTakeFirst();
  if (!orderRef) return { settlement: 'unknown' };
  // Locks are always taken in this order: cart, order, payment, stock.
  await lockCartRow(transaction, orderRef.cartId);
  const order = await lockOrderOfCart(transaction, orderRef.cartId);
  const payment = await transaction
    .selectFrom('payments')
    .select(['paymentId', 'status', 'amount', 'currency'])
    .where('provider', '=', notice.provider)
    .where('reference', '=', notice.reference)
    .forUpdate()
    .executeTakeFirst();
  if (!order || !payment) return { settlement: 'unknown' };
  const publicId = order.publicId;
  const isRepeated = !(await recordEvent(transaction, notice));
  const { status } = payment;
  if (status === 'paid' || status === 'surplus') return { settlement: status, publicId };
  if (isRepeated)
    return {
      settlement: status === 'open' || status === 'replaced' ? notice.outcome : status,
      publicId,
    };
  if (notice.outcome !== 'paid') {
    await setPaymentStatus(transaction, payment.paymentId, notice.outcome);
    // A replaced attempt does not change the order.
    if (payment.status === 'open') await cancelUnpaid(transaction, order);
    return { settlement: notice.outcome, publicId };
  }
  if (order.status !== 'pending-payment' && order.status !== 'cancelled') {
    await setPaymentStatus(
      transaction,
      payment.paymentId,
      'surplus',
      'The order had been paid before. Pay this back.',
    );
    return { settlement: 'surplus', publicId };
  }
  if (
    notice.amount !== payment.amount ||
    notice.currency !== payment.currency ||
    payment.amount !== order.total ||
    payment.currency !== order.currency
  ) {
    await setPaymentStatus(
      transaction,
      payment.paymentId,
      'mismatch',
      `Paid ${notice.amount} ${notice.currency}, expected ${order.total} ${order.currency}.`,
    );
    return { settlement: 'mismatch', publicId };
  }
  await setPaymentStatus(transaction, payment.paymentId, 'paid');
  return {
    settlement: (await acknowledge(transaction, order)) === 'pending' ? 'paid' : 'on-hold',
    publicId,
  };
}

export async function settlePayment(shop: Runtime, notice: PaymentNotice): Promise<Settlement> {
  const { settlement, publicId } = await inTransaction(shop.database, (transaction) =>
    settleIn(transaction, notice),
  );
  if (
    settlement === 'mismatch' ||
    settlement === 'surplus' ||
    settlement === 'on-hold' ||
    settlement === 'unknown'
  ) {
    shop.log('error', `A payment needs attention: ${settlement}.`, {
      provider: notice.provider,
      reference: notice.reference,
    });
  }
  if (publicId) {
    const lines = await readOrderLines(shop.database.handle, publicId);
    shop.events.emit([
      `order:${publicId}`,
      ...new Set(lines.map(({ productId }) => `product:${productId}`)),
    ]);
  }
  return settlement;
}

/** An order that costs nothing is acknowledged at once. */
export async function settleWithoutPayment(shop: Runtime, order: OrderRow): Promise<OrderStatus> {
  return inTransaction(shop.database, async (transaction) => {
    await lockCartRow(transaction, order.cartId);
    const current = await lockOrderOfCart(transaction, order.cartId);
    if (!current || current.status !== 'pending-payment') return current?.status ?? order.status;
    return acknowledge(transaction, current);
  });
}
