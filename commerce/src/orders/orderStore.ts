/** Orders in the database. */
import type { Queries } from '../database/database.ts';
import { insertRows } from '../database/bulk.ts';
import { now } from '../database/now.ts';
import type { OrderStatus } from '../database/stored/orderColumns.ts';
import type { OrderLineRow, OrderRow, StoredOrder } from './orderRow.ts';

const lineColumns = [
  'publicId',
  'lineNumber',
  'skuId',
  'productId',
  'quantity',
  'unitRegular',
  'unitSelling',
  'discount',
  'total',
  'vat',
  'snapshot',
] as const;

export function readOrderLines(queries: Queries, publicId: string): Promise<OrderLineRow[]> {
  return queries
    .selectFrom('orderLines')
    .select(lineColumns)
    .where('publicId', '=', publicId)
    .orderBy('lineNumber')
    .execute();
}

async function withLines(
  queries: Queries,
  order: OrderRow | undefined,
): Promise<StoredOrder | undefined> {
  return order && { order, lines: await readOrderLines(queries, order.publicId) };
}

const orders = (queries: Queries) => queries.selectFrom('orders').selectAll('orders');

export async function readOrder(
  queries: Queries,
  publicId: string,
): Promise<StoredOrder | undefined> {
  return withLines(
    queries,
    await orders(queries).where('publicId', '=', publicId).executeTakeFirst(),
  );
}

/** Finds an order by the number that shoppers and operators use. */
export async function readOrderByNumber(
  queries: Queries,
  orderId: number,
): Promise<StoredOrder | undefined> {
  return withLines(
    queries,
    await orders(queries).where('orderId', '=', orderId).executeTakeFirst(),
  );
}

export async function readOrderOfCart(
  queries: Queries,
  cartId: string,
): Promise<StoredOrder | undefined> {
  return withLines(queries, await orders(queries).where('cartId', '=', cartId).executeTakeFirst());
}

/** Locks the cart's order for a change. */
export function lockOrderOfCart(
  transaction: Queries,
  cartId: string,
): Promise<OrderRow | undefined> {
  return orders(transaction).where('cartId', '=', cartId).forUpdate().executeTakeFirst();
}

export interface ListedOrder extends OrderRow {
  /** The status of its last payment. */
  readonly lastPayment: string | null;
}

export function readLastOrders(queries: Queries, count: number): Promise<ListedOrder[]> {
  return orders(queries)
    .select(({ selectFrom }) =>
      selectFrom('payments as p')
        .select('p.status')
        .whereRef('p.publicId', '=', 'orders.publicId')
        .orderBy('p.createdAt', 'desc')
        .orderBy('p.paymentId')
        .limit(1)
        .as('lastPayment'),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('orderId', 'desc')
    .limit(count)
    .execute();
}

/**
 * Writes an order, or overwrites it while it is unpaid: a cart has one order, however often its
 * payment is attempted.
 */
export async function saveOrder(
  transaction: Queries,
  { order, lines }: StoredOrder,
): Promise<void> {
  const {
    publicId,
    orderId,
    cartId,
    createdAt,
    completedAt,
    billing,
    shipping,
    checkout,
    totals,
    ...plain
  } = order;
  const changing = {
    ...plain,
    billing: JSON.stringify(billing),
    shipping: JSON.stringify(shipping),
    checkout: JSON.stringify(checkout),
    totals: JSON.stringify(totals),
  };
  await transaction
    .insertInto('orders')
    .values({ ...changing, publicId, orderId, cartId, createdAt, completedAt })
    .onConflict((conflict) => conflict.column('publicId').doUpdateSet(changing))
    .execute();
  await transaction.deleteFrom('orderLines').where('publicId', '=', publicId).execute();
  await insertRows(transaction, 'orderLines', { columns: lineColumns, rows: lines }).execute();
}

export async function setOrderStatus(
  transaction: Queries,
  publicId: string,
  status: OrderStatus,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ status, updatedAt: now, ...(status === 'completed' && { completedAt: now }) })
    .where('publicId', '=', publicId)
    .execute();
}
