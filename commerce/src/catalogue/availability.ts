/** Which products have no size that can be bought. */
import { sql } from 'kysely';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';

/** Ids of the sold-out products, among these or all; a product without sizes is one of them. */
export async function readSoldOut(
  queries: Queries,
  productIds?: readonly number[],
): Promise<number[]> {
  const rows = await queries
    .selectFrom('products as p')
    .select('p.productId')
    .where('p.isActive', 'is', true)
    .$if(productIds !== undefined, (query) =>
      query.where('p.productId', '=', anyOf(productIds ?? [])),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('skus as s')
            .innerJoin('stock as t', 't.skuId', 's.skuId')
            .select('s.skuId')
            .whereRef('s.productId', '=', 'p.productId')
            .where('s.isActive', 'is', true)
            .where(
              ({ ref }) =>
                sql<boolean>`${ref('t.onHand')} + ${ref('t.staticQuantity')} + ${ref('t.oversellable')} > ${ref('t.reserved')}`,
            ),
        ),
      ),
    )
    .execute();
  return rows.map(({ productId }) => productId);
}
