/**
 * Integer identifiers, which the Data API's types require, assigned by the application instead of
 * the engine.
 */
import { anyOf } from './bulk.ts';
import type { Queries } from './database.ts';

export type IdentifierKind =
  | 'category'
  | 'brand'
  | 'product'
  | 'sku'
  | 'parameter'
  | 'campaign'
  | 'page'
  | 'order';

/** Where the numbers of a kind begin: order numbers have six digits from the first. */
const beginnings: Partial<Record<IdentifierKind, number>> = { order: 100_000 };

/** The next `count` identifiers, the lowest first. */
export async function allocateIdentifiers(
  queries: Queries,
  kind: IdentifierKind,
  count: number,
): Promise<number> {
  const start = beginnings[kind] ?? 0;
  const row = await queries
    .insertInto('identifiers')
    .values({ kind, lastValue: start + count })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet(({ eb }) => ({ lastValue: eb('identifiers.lastValue', '+', count) })),
    )
    .returning('lastValue')
    .executeTakeFirst();
  return (row?.lastValue ?? start + count) - count + 1;
}

type KeyedKind = Exclude<IdentifierKind, 'order'>;

/** The stored keys of a kind, with their numbers. */
function storedKeys(
  queries: Queries,
  kind: KeyedKind,
  keys: readonly string[],
): Promise<{ key: string; id: number }[]> {
  const requested = anyOf(keys);
  switch (kind) {
    case 'category':
      return queries
        .selectFrom('categories')
        .select(['key', 'categoryId as id'])
        .where('key', '=', requested)
        .execute();
    case 'brand':
      return queries
        .selectFrom('brands')
        .select(['key', 'brandId as id'])
        .where('key', '=', requested)
        .execute();
    case 'product':
      return queries
        .selectFrom('products')
        .select(['key', 'productId as id'])
        .where('key', '=', requested)
        .execute();
    case 'sku':
      return queries
        .selectFrom('skus')
        .select(['key', 'skuId as id'])
        .where('key', '=', requested)
        .execute();
    case 'parameter':
      return queries
        .selectFrom('parameterValues')
        .select(['key', 'parameterValueId as id'])
        .where('key', '=', requested)
        .execute();
    case 'campaign':
      return queries
        .selectFrom('campaigns')
        .select(['key', 'campaignId as id'])
        .where('key', '=', requested)
        .execute();
    case 'page':
      return queries
        .selectFrom('pages')
        .select(['key', 'pageId as id'])
        .where('key', '=', requested)
        .execute();
  }
}

/** The identifiers of the source's keys: known keys keep theirs, new ones get the next ones. */
export async function identify(
  queries: Queries,
  kind: KeyedKind,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const stored = await storedKeys(queries, kind, keys);
  const ids = new Map(stored.map(({ key, id }) => [key, id]));
  const unknown = [...new Set(keys)].filter((key) => !ids.has(key));
  if (unknown.length === 0) return ids;
  const lowest = await allocateIdentifiers(queries, kind, unknown.length);
  for (const [index, key] of unknown.entries()) ids.set(key, lowest + index);
  return ids;
}
