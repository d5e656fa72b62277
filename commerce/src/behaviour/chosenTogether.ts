/** Products that the same people choose: bought in one order, or looked at by one visitor. */
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** Fewer people prove nothing about a product, and would reveal themselves. */
const minPeople = 2;
/** Newest events of a product that are considered. */
const maxVisitors = 2_000;

interface Request {
  readonly productId: number;
  readonly limit: number;
}

/** What was bought in the same orders, the most often bought first. */
export async function boughtTogether(
  handle: Queries,
  { productId, limit }: Request,
): Promise<readonly number[]> {
  const rows = await handle
    .selectFrom('orderLines as own')
    .innerJoin('orders', 'orders.publicId', 'own.publicId')
    .innerJoin('orderLines as other', 'other.publicId', 'own.publicId')
    .select('other.productId')
    .select(sql<number>`count(distinct other.public_id)`.as('together'))
    .where('own.productId', '=', productId)
    .where('other.productId', '!=', productId)
    .where('orders.status', '!=', 'cancelled')
    .groupBy('other.productId')
    .having(sql<number>`count(distinct other.public_id)`, '>=', minPeople)
    .orderBy('together', 'desc')
    .orderBy('other.productId')
    .limit(limit)
    .execute();
  return rows.map((row) => row.productId);
}

/** How much interest in a product an event shows. */
const weight = sql<number>`case other.kind when 'added' then 3 when 'favourite' then 3 else 1 end`;

/**
 * What the visitors of a product also viewed, added or marked: by how many did, compared with how
 * many do anyway, so that the shop's best sellers are not beside everything.
 */
export async function viewedTogether(
  handle: Queries,
  { productId, limit }: Request,
): Promise<readonly number[]> {
  const rows = await handle
    .with('visitors', (from) =>
      from
        .selectFrom('behaviour')
        .select('customerKey')
        .where('productId', '=', productId)
        .groupBy('customerKey')
        .orderBy(sql`max(happened_at)`, 'desc')
        .limit(maxVisitors),
    )
    .with('together', (from) =>
      from
        .selectFrom('visitors')
        .innerJoin('behaviour as other', 'other.customerKey', 'visitors.customerKey')
        .select('other.productId')
        .select(sql<number>`sum(${weight})`.as('score'))
        .where('other.productId', '!=', productId)
        .groupBy('other.productId')
        .having(sql<number>`count(distinct other.customer_key)`, '>=', minPeople),
    )
    .selectFrom('together')
    .innerJoin('behaviour as anybody', 'anybody.productId', 'together.productId')
    .select('together.productId')
    .groupBy(['together.productId', 'together.score'])
    .orderBy(sql`together.score / sqrt(count(distinct anybody.customer_key))`, 'desc')
    .orderBy('together.productId')
    .limit(limit)
    .execute();
  return rows.map((row) => row.productId);
}
