/** Corrects how many pieces are on hand, as after counting a shelf. Pieces that are held for a payment stay held. */
import { sql } from 'kysely';
import { first, inTransaction, run } from '../database/database.ts';
import type { Shop } from '../shop.ts';

export interface SkuStock {
  readonly skuId: number;
  readonly productId: number;
  readonly articleNumber: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly oversellable: number;
  readonly static: number;
}

/** By the size's article number or its number. */
export function readSkuStock(shop: Shop, article: string): Promise<SkuStock | undefined> {
  const skuId = /^\d{1,9}$/.test(article) ? Number(article) : -1;
  return first(
    shop.database.handle,
    sql<SkuStock>`select s.sku_id as "skuId", s.product_id as "productId", s.article_number as "articleNumber", t.on_hand as "onHand", t.reserved, t.oversellable, t.static_quantity as "static"
      from skus s join stock t on t.sku_id = s.sku_id where s.article_number = ${article} or s.sku_id = ${skuId} order by (s.article_number = ${article}) desc limit 1`,
  );
}

/** @returns whether it could be set: not below what is held */
export async function setStock(
  shop: Shop,
  { skuId, productId }: SkuStock,
  onHand: number,
): Promise<boolean> {
  const isSet = await inTransaction(
    shop.database,
    async (transaction) =>
      (await run(
        transaction,
        sql`update stock set imported_on_hand = imported_on_hand + ${onHand} - on_hand, on_hand = ${onHand} where sku_id = ${skuId} and ${onHand} + oversellable + static_quantity >= reserved`,
      )) === 1,
  );
  if (isSet) shop.events.emit([`product:${productId}`]);
  return isSet;
}
