/** Reads what is sold out. */
import { sql } from 'kysely';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import type { SoldOut } from './lists/soldOut.ts';

const isAvailable = sql<boolean>`t.on_hand + t.static_quantity + t.oversellable > t.reserved`;

async function readProducts(queries: Queries, productIds?: readonly number[]): Promise<number[]> {
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
            .where(isAvailable),
        ),
      ),
    )
    .execute();
  return rows.map(({ productId }) => productId);
}

/** Sizes of products that are to come are not sold out: they have not been sold yet. */
async function readSizes(
  queries: Queries,
  productIds?: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await queries
    .selectFrom('skus as s')
    .innerJoin('stock as t', 't.skuId', 's.skuId')
    .innerJoin('products as p', 'p.productId', 's.productId')
    .select(['s.productId', 's.sizeFacetId'])
    .where('s.isActive', 'is', true)
    .where('p.firstAvailableOn', '<=', sql<Date>`now()`)
    .$if(productIds !== undefined, (query) =>
      query.where('s.productId', '=', anyOf(productIds ?? [])),
    )
    .groupBy(['s.productId', 's.sizeFacetId'])
    .having(sql<boolean>`not bool_or(${isAvailable})`)
    .orderBy('s.productId')
    .orderBy('s.sizeFacetId')
    .execute();
  const sizes = new Map<number, string[]>();
  for (const { productId, sizeFacetId } of rows) {
    const own = sizes.get(productId);
    if (own) own.push(sizeFacetId);
    else sizes.set(productId, [sizeFacetId]);
  }
  return sizes;
}

/** What is sold out among these products, or all. */
export async function readSoldOut(
  queries: Queries,
  productIds?: readonly number[],
): Promise<SoldOut> {
  return {
    products: new Set(await readProducts(queries, productIds)),
    sizes: await readSizes(queries, productIds),
  };
}
