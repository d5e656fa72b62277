/**
 * Holds stock back while a shopper pays, for 15 minutes. What is held is counted on the stock row itself and checked in
 * the statement that takes it, so that two shoppers can never be promised the same last piece (backend.md).
 */
import { sql } from 'kysely';
import { all, first, run, type Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';

export const reservationMinutes = 15;

export interface Wanted {
  readonly skuId: number;
  readonly quantity: number;
}

/** Pieces per size, sizes in ascending order: everybody locks rows in the same order. */
export function sumBySku(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return [...sums]
    .map(([skuId, quantity]) => ({ skuId, quantity }))
    .toSorted((a, b) => a.skuId - b.skuId);
}

/** Gives back what the cart holds. Returns the sizes whose stock changed. */
export async function releaseReservations(transaction: Queries, cartId: string): Promise<number[]> {
  const held = await all(
    transaction,
    sql<Wanted>`select sku_id as "skuId", quantity from reservations where cart_id = ${cartId} order by sku_id for update`,
  );
  for (const { skuId, quantity } of held)
    await run(
      transaction,
      sql`update stock set reserved = reserved - ${quantity} where sku_id = ${skuId}`,
    );
  if (held.length > 0)
    await run(transaction, sql`delete from reservations where cart_id = ${cartId}`);
  return held.map(({ skuId }) => skuId);
}

/** Counts pieces as held. @throws ShopError OUT_OF_STOCK naming the size and what is left of it */
export async function holdStock(transaction: Queries, wanted: readonly Wanted[]): Promise<void> {
  for (const { skuId, quantity } of wanted) {
    const taken = await run(
      transaction,
      sql`update stock set reserved = reserved + ${quantity} where sku_id = ${skuId} and on_hand + oversellable + static_quantity - reserved >= ${quantity}`,
    );
    if (taken === 1) continue;
    const left = await first(
      transaction,
      sql<{
        pieces: number;
      }>`select greatest(0, on_hand + oversellable + static_quantity - reserved)::int as pieces from stock where sku_id = ${skuId}`,
    );
    throw new ShopError('OUT_OF_STOCK', 'There is not enough of a size any more.', {
      skuId,
      stock: left?.pieces ?? 0,
    });
  }
}

/** Holds the cart's pieces instead of what it held before. */
export async function reserve(
  transaction: Queries,
  { cartId, lines, now }: { cartId: string; lines: readonly Wanted[]; now: number },
): Promise<void> {
  await releaseReservations(transaction, cartId);
  const wanted = sumBySku(lines);
  await holdStock(transaction, wanted);
  const expires = new Date(now + reservationMinutes * 60_000);
  for (const { skuId, quantity } of wanted) {
    await run(
      transaction,
      sql`insert into reservations (cart_id, sku_id, quantity, expires_at) values (${cartId}, ${skuId}, ${quantity}, ${expires})`,
    );
  }
}
