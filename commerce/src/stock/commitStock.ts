/** Turns what a paid order holds into what has left the shop, and notes each piece's way out. */
import { sql } from 'kysely';
import { all, first, run, type Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';
import { holdStock, releaseReservations, sumBySku, type Wanted } from './reservations.ts';
import { planStockMovement } from './stockView.ts';

interface StockCounts {
  readonly onHand: number;
  readonly oversellable: number;
  readonly static: number;
}

async function move(
  transaction: Queries,
  publicId: string,
  { skuId, quantity }: Wanted,
): Promise<void> {
  const counts = await first(
    transaction,
    sql<StockCounts>`select on_hand as "onHand", oversellable, static_quantity as "static" from stock where sku_id = ${skuId} for update`,
  );
  if (!counts) throw new ShopError('SKU_NOT_FOUND', 'The size is not in the stock.', { skuId });
  const { fromOnHand, fromStatic, fromOversellable } = planStockMovement(counts, quantity);
  await run(
    transaction,
    sql`update stock set reserved = reserved - ${quantity}, on_hand = on_hand - ${fromOnHand}, oversellable = oversellable - ${fromOversellable} where sku_id = ${skuId}`,
  );
  await run(
    transaction,
    sql`insert into stock_movements (public_id, sku_id, quantity, from_on_hand, from_oversellable, from_static, moved_at)
      values (${publicId}, ${skuId}, ${quantity}, ${fromOnHand}, ${fromOversellable}, ${fromStatic}, now())`,
  );
}

/**
 * Takes the order's pieces out of stock. A hold that has run out is taken anew while there is stock.
 * @returns whether the pieces could be had; when not, nothing has been taken
 */
export async function commitStock(
  transaction: Queries,
  { publicId, cartId, lines }: { publicId: string; cartId: string; lines: readonly Wanted[] },
): Promise<boolean> {
  const wanted = sumBySku(lines);
  const held = await all(
    transaction,
    sql<Wanted>`select sku_id as "skuId", quantity from reservations where cart_id = ${cartId} order by sku_id for update`,
  );
  const isHeld =
    wanted.length === held.length &&
    wanted.every(
      ({ skuId, quantity }, at) => held[at]?.skuId === skuId && held[at]?.quantity === quantity,
    );
  if (!isHeld) {
    await releaseReservations(transaction, cartId);
    const counts = await all(
      transaction,
      sql<{
        skuId: number;
        left: number;
      }>`select sku_id as "skuId", (on_hand + oversellable + static_quantity - reserved)::int as left from stock where sku_id = any(${wanted.map(({ skuId }) => skuId)}::int[]) order by sku_id for update`,
    );
    if (
      wanted.some(
        ({ skuId, quantity }) => (counts.find((row) => row.skuId === skuId)?.left ?? 0) < quantity,
      )
    )
      return false;
    await holdStock(transaction, wanted);
  }
  for (const each of wanted) await move(transaction, publicId, each);
  await run(transaction, sql`delete from reservations where cart_id = ${cartId}`);
  return true;
}
