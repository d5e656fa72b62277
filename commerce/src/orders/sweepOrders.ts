/** Gives back what unpaid orders hold: stock after 15 minutes, the code's use and the order itself after an hour. */
import { sql } from 'kysely';
import { all, first, inTransaction } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import { releaseReservations } from '../stock/reservations.ts';
import { cancelUnpaid } from './cancelUnpaid.ts';
import { lockOrderOfCart } from './orderStore.ts';

const orderLife = 60 * 60_000;

async function releaseExpired(shop: Shop): Promise<number[]> {
  const now = new Date(shop.clock());
  const carts = await all(
    shop.database.handle,
    sql<{
      cart_id: string;
    }>`select distinct cart_id from reservations where expires_at <= ${now} limit 500`,
  );
  const changed: number[] = [];
  for (const { cart_id } of carts) {
    const skus = await inTransaction(shop.database, async (transaction) => {
      // Payment takes the cart first; waiting for it here keeps a hold from ending while it is being paid.
      await first(
        transaction,
        sql`select cart_id from carts where cart_id = ${cart_id} for update`,
      );
      const due = await first(
        transaction,
        sql`select 1 as due from reservations where cart_id = ${cart_id} and expires_at <= ${now}`,
      );
      return due ? releaseReservations(transaction, cart_id) : [];
    });
    changed.push(...skus);
  }
  return changed;
}

async function cancelForgotten(shop: Shop): Promise<number> {
  const before = new Date(shop.clock() - orderLife);
  const orders = await all(
    shop.database.handle,
    sql<{
      cart_id: string;
    }>`select cart_id from orders where status = 'pending-payment' and updated_at <= ${before} limit 500`,
  );
  for (const { cart_id } of orders) {
    await inTransaction(shop.database, async (transaction) => {
      await first(
        transaction,
        sql`select cart_id from carts where cart_id = ${cart_id} for update`,
      );
      const order = await lockOrderOfCart(transaction, cart_id);
      if (order?.status !== 'pending-payment' || order.updated_at > before) return;
      await cancelUnpaid(transaction, order);
    });
  }
  return orders.length;
}

export async function sweepOrders(shop: Shop): Promise<{ released: number; cancelled: number }> {
  const skus = await releaseExpired(shop);
  if (skus.length > 0) {
    const products = await all(
      shop.database.handle,
      sql<{
        product_id: number;
      }>`select distinct product_id from skus where sku_id = any(${skus}::int[])`,
    );
    shop.events.emit(products.map(({ product_id }) => `product:${product_id}`));
  }
  return { released: skus.length, cancelled: await cancelForgotten(shop) };
}
