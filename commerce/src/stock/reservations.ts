/**
 * Reserves stock for 15 minutes while a shopper pays. The reserved quantity is stored on the stock row
 * itself and checked in the statement that increases it, so that the last piece is never reserved
 * twice (backend.md).
 */
import type { Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';
import { availablePieces } from './availablePieces.ts';

export const reservationMinutes = 15;

export interface SkuQuantity {
  readonly skuId: number;
  readonly quantity: number;
}

/** Pieces per SKU in ascending order, so that all transactions lock rows in the same order. */
export function sumBySku(lines: readonly SkuQuantity[]): SkuQuantity[] {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return [...sums]
    .map(([skuId, quantity]) => ({ skuId, quantity }))
    .toSorted((a, b) => a.skuId - b.skuId);
}

/** The cart's reservations, locked until the transaction ends. */
export const lockReservations = (transaction: Queries, cartId: string): Promise<SkuQuantity[]> =>
  transaction
    .selectFrom('reservations')
    .select(['skuId', 'quantity'])
    .where('cartId', '=', cartId)
    .orderBy('skuId')
    .forUpdate()
    .execute();

export async function deleteReservations(transaction: Queries, cartId: string): Promise<void> {
  await transaction.deleteFrom('reservations').where('cartId', '=', cartId).execute();
}

/** Releases the cart's reservations. @returns the SKUs whose stock changed */
export async function releaseReservations(transaction: Queries, cartId: string): Promise<number[]> {
  const released = await lockReservations(transaction, cartId);
  for (const { skuId, quantity } of released) {
    await transaction
      .updateTable('stock')
      .set(({ eb }) => ({ reserved: eb('reserved', '-', quantity) }))
      .where('skuId', '=', skuId)
      .execute();
  }
  if (released.length > 0) await deleteReservations(transaction, cartId);
  return released.map(({ skuId }) => skuId);
}

/** Reserves pieces. @throws ShopError OUT_OF_STOCK with the SKU and how many are left */
export async function reserveStock(
  transaction: Queries,
  quantities: readonly SkuQuantity[],
): Promise<void> {
  for (const { skuId, quantity } of quantities) {
    const { numUpdatedRows } = await transaction
      .updateTable('stock')
      .set(({ eb }) => ({ reserved: eb('reserved', '+', quantity) }))
      .where('skuId', '=', skuId)
      .where(availablePieces, '>=', quantity)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) continue;
    const left = await transaction
      .selectFrom('stock')
      .select((eb) => availablePieces(eb).as('pieces'))
      .where('skuId', '=', skuId)
      .executeTakeFirst();
    const stock = Math.max(0, left?.pieces ?? 0);
    throw new ShopError('OUT_OF_STOCK', 'There is not enough of a size any more.', {
      skuId,
      stock,
    });
  }
}

/** Reserves the lines' pieces for the cart in place of its earlier reservations. */
export async function reserve(
  transaction: Queries,
  { cartId, lines, now }: { cartId: string; lines: readonly SkuQuantity[]; now: number },
): Promise<void> {
  await releaseReservations(transaction, cartId);
  const quantities = sumBySku(lines);
  await reserveStock(transaction, quantities);
  const expiresAt = new Date(now + reservationMinutes * 60_000);
  for (const each of quantities) {
    await transaction
      .insertInto('reservations')
      .values({ cartId, ...each, expiresAt })
      .execute();
  }
}
