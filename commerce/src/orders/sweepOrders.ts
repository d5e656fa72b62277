/**
 * Releases the reservations of unpaid orders: stock after 15 minutes; after an hour they are
 * cancelled and the use of their promo code is released.
 */
import { anyOf } from '../database/bulk.ts';
import { inTransaction } from '../database/database.ts';
import { lockCartRow } from '../carts/cartStore.ts';
import type { Runtime } from '../events/runtime.ts';
import { releaseReservations } from '../stock/reservations.ts';
import { cancelUnpaid } from './cancelUnpaid.ts';
import { lockOrderOfCart } from './orderStore.ts';

const orderLife = 60 * 60_000;
/** Carts per sweep. */
const most = 500;

async function releaseExpired(shop: Runtime): Promise<number[]> {
  const now = new Date(shop.clock());
  const carts = await shop.database.handle
    .selectFrom('reservations')
    .select('cartId')
    .distinct()
    .where('expiresAt', '<=', now)
    .limit(most)
    .execute();
  const changed: number[] = [];
  for (const { cartId } of carts) {
    const skus = await inTransaction(shop.database, async (transaction) => {
      // A payment locks the cart too; locking it here prevents a release while it is being paid.
      await lockCartRow(transaction, cartId);
      const due = await transaction
        .selectFrom('reservations')
        .select('skuId')
        .where('cartId', '=', cartId)
        .where('expiresAt', '<=', now)
        .executeTakeFirst();
      return due ? releaseReservations(transaction, cartId) : [];
    });
    changed.push(...skus);
  }
  return changed;
}

async function cancelForgotten(shop: Runtime): Promise<number> {
  const before = new Date(shop.clock() - orderLife);
  const orders = await shop.database.handle
    .selectFrom('orders')
    .select('cartId')
    .where('status', '=', 'pending-payment')
    .where('updatedAt', '<=', before)
    .limit(most)
    .execute();
  for (const { cartId } of orders) {
    await inTransaction(shop.database, async (transaction) => {
      await lockCartRow(transaction, cartId);
      const order = await lockOrderOfCart(transaction, cartId);
      if (order?.status !== 'pending-payment' || order.updatedAt > before) return;
      await cancelUnpaid(transaction, order);
    });
  }
  return orders.length;
}

export async function sweepOrders(shop: Runtime): Promise<{ released: number; cancelled: number }> {
  const skus = await releaseExpired(shop);
  if (skus.length > 0) {
    const products = await shop.database.handle
      .selectFrom('skus')
      .select('productId')
      .distinct()
      .where('skuId', '=', anyOf(skus))
      .execute();
    shop.events.emit(products.map(({ productId }) => `product:${productId}`));
  }
  return { released: skus.length, cancelled: await cancelForgotten(shop) };
}
