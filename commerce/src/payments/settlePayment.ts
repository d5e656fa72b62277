/**
 * What happens to an order when its provider speaks. Notices come late, twice and out of order, from the shopper's way
 * back, from the provider and from our own asking: each event counts once, and an order is paid by one payment.
 */
import { sql } from 'kysely';
import { first, inTransaction, run, type Queries } from '../database/database.ts';
import { queueMail } from '../mail/queueMail.ts';
import { cancelUnpaid } from '../orders/cancelUnpaid.ts';
import { lockOrderOfCart, readOrderLines, setOrderStatus } from '../orders/orderStore.ts';
import type { OrderRow, OrderStatus } from '../orders/orderRow.ts';
import type { Shop } from '../shop.ts';
import { commitStock } from '../stock/commitStock.ts';
import type { PaymentNotice } from './paymentProvider.ts';

interface PaymentRow {
  readonly payment_id: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
}

/** What is now true of the payment. `surplus` is money that must be paid back: the order was paid by another attempt. */
export type Settlement =
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'on-hold'
  | 'surplus'
  | 'mismatch'
  | 'unknown';

async function isNew(
  transaction: Queries,
  { provider, eventId, reference, outcome }: PaymentNotice,
): Promise<boolean> {
  return (
    (await run(
      transaction,
      sql`insert into payment_events (provider, event_id, reference, outcome, received_at) values (${provider}, ${eventId}, ${reference}, ${outcome}, now()) on conflict do nothing`,
    )) === 1
  );
}

async function note(
  transaction: Queries,
  paymentId: string,
  status: string,
  text: string | null = null,
): Promise<void> {
  await run(
    transaction,
    sql`update payments set status = ${status}, note = ${text}, updated_at = now() where payment_id = ${paymentId}`,
  );
}

/** The order is the shopper's from here on: stock leaves, the cart closes, the mail is written. */
async function acknowledge(transaction: Queries, order: OrderRow): Promise<OrderStatus> {
  const lines = await readOrderLines(transaction, order.public_id);
  const isHad = await commitStock(transaction, {
    publicId: order.public_id,
    cartId: order.cart_id,
    lines: lines.map(({ sku_id, quantity }) => ({ skuId: sku_id, quantity })),
  });
  const status = isHad ? 'pending' : 'on-hold';
  await setOrderStatus(transaction, order.public_id, status);
  await run(
    transaction,
    sql`update carts set is_completed = true, version = version + 1, updated_at = now() where cart_id = ${order.cart_id}`,
  );
  for (const { product_id, quantity } of lines)
    await run(
      transaction,
      sql`update products set sold_count = sold_count + ${quantity} where product_id = ${product_id}`,
    );
  await queueMail(transaction, {
    kind: 'order-confirmation',
    subjectId: order.public_id,
    recipient: order.email,
    locale: order.locale,
  });
  return status;
}

async function settleIn(
  transaction: Queries,
  notice: PaymentNotice,
): Promise<{ settlement: Settlement; publicId?: string }> {
  const place = await first(
    transaction,
    sql<{
      cart_id: string;
    }>`select o.cart_id from payments p join orders o on o.public_id = p.public_id where p.provider = ${notice.provider} and p.reference = ${notice.reference}`,
  );
  if (!place) return { settlement: 'unknown' };
  // Cart, order, payment, stock: everybody takes them in this order.
  await first(
    transaction,
    sql`select cart_id from carts where cart_id = ${place.cart_id} for update`,
  );
  const order = await lockOrderOfCart(transaction, place.cart_id);
  const payment = await first(
    transaction,
    sql<PaymentRow>`select payment_id, status, amount, currency from payments where provider = ${notice.provider} and reference = ${notice.reference} for update`,
  );
  if (!order || !payment) return { settlement: 'unknown' };
  const publicId = order.public_id;
  if (
    !(await isNew(transaction, notice)) ||
    payment.status === 'paid' ||
    payment.status === 'surplus'
  )
    return { settlement: payment.status as Settlement, publicId };
  if (notice.outcome !== 'paid') {
    await note(transaction, payment.payment_id, notice.outcome);
    // An attempt that another has replaced says nothing of the order.
    if (payment.status === 'open') await cancelUnpaid(transaction, order);
    return { settlement: notice.outcome, publicId };
  }
  if (order.status !== 'pending-payment' && order.status !== 'cancelled') {
    await note(
      transaction,
      payment.payment_id,
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
    await note(
      transaction,
      payment.payment_id,
      'mismatch',
      `Paid ${notice.amount} ${notice.currency}, expected ${order.total} ${order.currency}.`,
    );
    return { settlement: 'mismatch', publicId };
  }
  await note(transaction, payment.payment_id, 'paid');
  return {
    settlement: (await acknowledge(transaction, order)) === 'pending' ? 'paid' : 'on-hold',
    publicId,
  };
}

export async function settlePayment(shop: Shop, notice: PaymentNotice): Promise<Settlement> {
  const { settlement, publicId } = await inTransaction(shop.database, (transaction) =>
    settleIn(transaction, notice),
  );
  if (
    settlement === 'mismatch' ||
    settlement === 'surplus' ||
    settlement === 'on-hold' ||
    settlement === 'unknown'
  ) {
    shop.log('error', `A payment needs a look: ${settlement}.`, {
      provider: notice.provider,
      reference: notice.reference,
    });
  }
  if (publicId) {
    const lines = await readOrderLines(shop.database.handle, publicId);
    shop.events.emit([
      `order:${publicId}`,
      ...new Set(lines.map(({ product_id }) => `product:${product_id}`)),
    ]);
  }
  return settlement;
}

/** An order that costs nothing is acknowledged at once. */
export async function settleWithoutPayment(shop: Shop, order: OrderRow): Promise<OrderStatus> {
  return inTransaction(shop.database, async (transaction) => {
    await first(
      transaction,
      sql`select cart_id from carts where cart_id = ${order.cart_id} for update`,
    );
    const now = await lockOrderOfCart(transaction, order.cart_id);
    if (!now || now.status !== 'pending-payment') return now?.status ?? order.status;
    return acknowledge(transaction, now);
  });
}
