/** Orders in the database. */
import { sql } from 'kysely';
import { recordset } from '../database/bulk.ts';
import { all, first, run, type Queries } from '../database/database.ts';
import type { OrderLineRow, OrderRow, OrderStatus, StoredOrder } from './orderRow.ts';

const columns = sql`public_id, order_id, cart_id, channel_id, market_id, locale, status, currency, email, billing, shipping, checkout, totals, total, vat, campaign_id, created_at, updated_at, completed_at`;
const lineColumns = sql`public_id, line_number, sku_id, product_id, quantity, unit_regular, unit_selling, discount, total, vat, snapshot`;

export function readOrderLines(queries: Queries, publicId: string): Promise<OrderLineRow[]> {
  return all(
    queries,
    sql<OrderLineRow>`select ${lineColumns} from order_lines where public_id = ${publicId} order by line_number`,
  );
}

async function withLines(
  queries: Queries,
  order: OrderRow | undefined,
): Promise<StoredOrder | undefined> {
  return order && { order, lines: await readOrderLines(queries, order.public_id) };
}

export async function readOrder(
  queries: Queries,
  publicId: string,
): Promise<StoredOrder | undefined> {
  return withLines(
    queries,
    await first(
      queries,
      sql<OrderRow>`select ${columns} from orders where public_id = ${publicId}`,
    ),
  );
}

/** By the number that shoppers and operators use. */
export async function readOrderByNumber(
  queries: Queries,
  orderId: number,
): Promise<StoredOrder | undefined> {
  return withLines(
    queries,
    await first(queries, sql<OrderRow>`select ${columns} from orders where order_id = ${orderId}`),
  );
}

export async function readOrderOfCart(
  queries: Queries,
  cartId: string,
): Promise<StoredOrder | undefined> {
  return withLines(
    queries,
    await first(queries, sql<OrderRow>`select ${columns} from orders where cart_id = ${cartId}`),
  );
}

/** Takes the cart's order for a change. */
export function lockOrderOfCart(
  transaction: Queries,
  cartId: string,
): Promise<OrderRow | undefined> {
  return first(
    transaction,
    sql<OrderRow>`select ${columns} from orders where cart_id = ${cartId} for update`,
  );
}

export interface ListedOrder extends OrderRow {
  /** The status of its last payment. */
  readonly last_payment: string | null;
}

export function readLastOrders(queries: Queries, count: number): Promise<ListedOrder[]> {
  return all(
    queries,
    sql<ListedOrder>`select ${columns}, (select p.status from payments p where p.public_id = orders.public_id order by p.created_at desc, p.payment_id limit 1) as last_payment
      from orders order by created_at desc, order_id desc limit ${count}`,
  );
}

/** Writes an order, or writes it anew while it is unpaid: a cart has one order, however often its payment is tried. */
export async function saveOrder(
  transaction: Queries,
  { order, lines }: StoredOrder,
): Promise<void> {
  await run(
    transaction,
    sql`insert into orders (${columns}) values (${order.public_id}, ${order.order_id}, ${order.cart_id}, ${order.channel_id}, ${order.market_id}, ${order.locale}, ${order.status},
      ${order.currency}, ${order.email}, ${JSON.stringify(order.billing)}::jsonb, ${JSON.stringify(order.shipping)}::jsonb, ${JSON.stringify(order.checkout)}::jsonb,
      ${JSON.stringify(order.totals)}::jsonb, ${order.total}, ${order.vat}, ${order.campaign_id}, ${order.created_at}, ${order.updated_at}, ${order.completed_at})
      on conflict (public_id) do update set channel_id = excluded.channel_id, market_id = excluded.market_id, locale = excluded.locale, status = excluded.status, currency = excluded.currency,
        email = excluded.email, billing = excluded.billing, shipping = excluded.shipping, checkout = excluded.checkout, totals = excluded.totals, total = excluded.total, vat = excluded.vat,
        campaign_id = excluded.campaign_id, updated_at = excluded.updated_at`,
  );
  await run(transaction, sql`delete from order_lines where public_id = ${order.public_id}`);
  await run(
    transaction,
    sql`insert into order_lines (${lineColumns}) select ${lineColumns}
      from ${recordset(lines, 'public_id uuid, line_number integer, sku_id integer, product_id integer, quantity integer, unit_regular integer, unit_selling integer, discount integer, total integer, vat integer, snapshot jsonb')}`,
  );
}

export async function setOrderStatus(
  transaction: Queries,
  publicId: string,
  status: OrderStatus,
): Promise<void> {
  await run(
    transaction,
    sql`update orders set status = ${status}, updated_at = now(), completed_at = case when ${status} = 'completed' then now() else completed_at end where public_id = ${publicId}`,
  );
}
