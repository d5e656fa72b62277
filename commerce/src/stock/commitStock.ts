/** Turns a paid order's reservations into stock movements. */
import { anyOf } from '../database/bulk.ts';
import { now } from '../database/now.ts';
import type { Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';
import { availablePieces } from './availablePieces.ts';
import {
  deleteReservations,
  reserveStock,
  lockReservations,
  releaseReservations,
  sumBySku,
  type SkuQuantity,
} from './reservations.ts';
import { planStockMovement } from './planStockMovement.ts';

async function move(
  transaction: Queries,
  publicId: string,
  { skuId, quantity }: SkuQuantity,
): Promise<void> {
  const counts = await transaction
    .selectFrom('stock')
    .select(['onHand', 'oversellable', 'staticQuantity as static'])
    .where('skuId', '=', skuId)
    .forUpdate()
    .executeTakeFirst();
  if (!counts) throw new ShopError('SKU_NOT_FOUND', 'The size is not in the stock.', { skuId });
  const { fromOnHand, fromStatic, fromOversellable } = planStockMovement(counts, quantity);
  await transaction
    .updateTable('stock')
    .set(({ eb }) => ({
      reserved: eb('reserved', '-', quantity),
      onHand: eb('onHand', '-', fromOnHand),
      oversellable: eb('oversellable', '-', fromOversellable),
    }))
    .where('skuId', '=', skuId)
    .execute();
  await transaction
    .insertInto('stockMovements')
    .values({ publicId, skuId, quantity, fromOnHand, fromOversellable, fromStatic, movedAt: now })
    .execute();
}

/**
 * Takes the order's pieces out of stock. A reservation that has expired is renewed while there is stock.
 * @returns false when there is not enough stock; then nothing has been taken
 */
export async function commitStock(
  transaction: Queries,
  { publicId, cartId, lines }: { publicId: string; cartId: string; lines: readonly SkuQuantity[] },
): Promise<boolean> {
  const quantities = sumBySku(lines);
  const reserved = await lockReservations(transaction, cartId);
  const isReserved =
    quantities.length === reserved.length &&
    quantities.every(
      ({ skuId, quantity }, at) =>
        reserved[at]?.skuId === skuId && reserved[at]?.quantity === quantity,
    );
  if (!isReserved) {
    await releaseReservations(transaction, cartId);
    const counts = await transaction
      .selectFrom('stock')
      .select((eb) => ['skuId', availablePieces(eb).as('left')])
      .where('skuId', '=', anyOf(quantities.map(({ skuId }) => skuId)))
      .orderBy('skuId')
      .forUpdate()
      .execute();
    if (
      quantities.some(
        ({ skuId, quantity }) => (counts.find((row) => row.skuId === skuId)?.left ?? 0) < quantity,
      )
    )
      return false;
    await reserveStock(transaction, quantities);
  }
  for (const each of quantities) await move(transaction, publicId, each);
  await deleteReservations(transaction, cartId);
  return true;
}
