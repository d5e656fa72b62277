/** Corrects how many pieces are on hand, as after a stock count. Reserved pieces stay reserved. */
import { inTransaction } from '../database/database.ts';
import type { Runtime } from '../events/runtime.ts';
import { availablePieces } from './availablePieces.ts';

export interface SkuStock {
  readonly skuId: number;
  readonly productId: number;
  readonly articleNumber: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly oversellable: number;
  readonly static: number;
}

/** Finds a SKU by its article number or its id. */
export function readSkuStock(shop: Runtime, article: string): Promise<SkuStock | undefined> {
  const skuId = /^\d{1,9}$/.test(article) ? Number(article) : -1;
  return shop.database.handle
    .selectFrom('skus as s')
    .innerJoin('stock as t', 't.skuId', 's.skuId')
    .select([
      's.skuId',
      's.productId',
      's.articleNumber',
      't.onHand',
      't.reserved',
      't.oversellable',
      't.staticQuantity as static',
    ])
    .where(({ eb, or }) => or([eb('s.articleNumber', '=', article), eb('s.skuId', '=', skuId)]))
    .orderBy(({ eb }) => eb('s.articleNumber', '=', article), 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @returns false when there would be less stock than is reserved */
export async function setStock(
  shop: Runtime,
  { skuId, productId }: SkuStock,
  onHand: number,
): Promise<boolean> {
  const isSet = await inTransaction(shop.database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('stock')
      .set(({ eb, ref }) => ({
        importedOnHand: eb(eb('importedOnHand', '+', onHand), '-', ref('onHand')),
        onHand,
      }))
      .where('skuId', '=', skuId)
      // The free pieces cover what the correction takes off the shelf.
      .where((eb) => eb(availablePieces(eb), '>=', eb('stock.onHand', '-', onHand)))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
  if (isSet) shop.events.emit([`product:${productId}`]);
  return isSet;
}
