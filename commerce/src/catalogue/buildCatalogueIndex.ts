/**
 * Builds the catalogue's index, and builds it again from an earlier one by reading only the products
 * that have changed.
 */
import { sql } from 'kysely';
import { campaignColumns } from '../campaigns/campaignRow.ts';
import { chunked } from '../database/bulk.ts';
import { changesAfter } from '../database/changeClock.ts';
import type { Queries } from '../database/database.ts';
import { inTurns } from '../nextTurn.ts';
import {
  categoryColumns,
  type CatalogueIndex,
  type IndexedProduct,
  valueColumns,
} from './catalogueIndex.ts';
import { withChanges } from './partitionedMap.ts';
import { readAllProducts, readIndexedProducts, rowVersion } from './readIndexedProducts.ts';

export async function readVersion(queries: Queries): Promise<string> {
  const row = await queries
    .selectFrom('shopState')
    .select('value')
    .where('name', '=', 'catalogue-version')
    .executeTakeFirst();
  return row?.value ?? '0';
}

/** Everything but the products: small tables, read as a whole. */
async function readAround(queries: Queries) {
  const categories = await queries
    .selectFrom('categories')
    .select(categoryColumns)
    .orderBy('sortOrder')
    .orderBy('categoryId')
    .execute();
  const brands = await queries
    .selectFrom('brands')
    .select(['brandId', 'key', 'name', 'alias', 'description'])
    .execute();
  const values = await queries.selectFrom('parameterValues').select(valueColumns).execute();
  const sizes = await queries.selectFrom('sizes').select(['facetId', 'name']).execute();
  const campaigns = await queries.selectFrom('campaigns').select(campaignColumns).execute();
  return {
    categories: new Map(categories.map((row) => [row.categoryId, row])),
    brands: new Map(brands.map((row) => [row.brandId, row])),
    parameterValues: new Map(values.map((row) => [row.parameterValueId, row])),
    sizes: new Map(sizes.map((row) => [row.facetId, row.name])),
    campaigns: new Map(campaigns.map((row) => [row.campaignId, row])),
  };
}

/** @param onProducts called with each batch of products as it is read */
export async function buildCatalogueIndex(
  queries: Queries,
  onProducts: (products: readonly IndexedProduct[]) => void = () => undefined,
): Promise<CatalogueIndex> {
  const version = await readVersion(queries);
  const products = new Map<number, IndexedProduct>();
  const groups = new Map<string, number[]>();
  for await (const batch of readAllProducts(queries)) {
    onProducts(batch);
    for (const product of batch) {
      products.set(product.id, product);
      if (product.groupKey === null) continue;
      const group = groups.get(product.groupKey);
      if (group) group.push(product.id);
      else groups.set(product.groupKey, [product.id]);
    }
  }
  return { version, products, groups, ...(await readAround(queries)) };
}

/** Versions of changed products that are read at once. */
const changesAtOnce = 1_000;
/** Changed products that are read at once: more of them would be parsed in one go. */
const productsAtOnce = 250;

/** The time goes back by minutes, so that most of what it names is in the earlier index already. */
async function readChangedIds(
  queries: Queries,
  { products }: CatalogueIndex,
  since: Date,
): Promise<number[]> {
  const changed = new Set<number>();
  for (let last: { readonly at: string; readonly productId: number } | undefined; ;) {
    const rows = await queries
      .selectFrom('products')
      .select(['productId', 'isActive', rowVersion.as('rowVersion')])
      // Its microseconds, which a Date lacks, are needed to go on from.
      .select(sql<string>`changed_at::text`.as('at'))
      .where(
        last
          ? sql<boolean>`(changed_at, product_id) > (${last.at}::timestamptz, ${last.productId}::int)`
          : sql<boolean>`changed_at > ${changesAfter(since)}`,
      )
      .orderBy('changedAt')
      .orderBy('productId')
      .limit(changesAtOnce)
      .execute();
    for (const { productId, isActive, ...row } of rows)
      if (products.get(productId)?.rowVersion !== (isActive ? row.rowVersion : undefined))
        changed.add(productId);
    if (rows.length < changesAtOnce) return [...changed].toSorted((one, other) => one - other);
    last = rows.at(-1);
  }
}

/** Changed products whose groups are compared in one turn: some 2 ms. */
const movesAtOnce = 2_000;

/** The groups with products that have moved, appeared or left. */
async function regroup(
  { groups, products }: CatalogueIndex,
  changed: ReadonlyMap<number, IndexedProduct | undefined>,
): Promise<ReadonlyMap<string, readonly number[] | undefined>> {
  const regrouped = new Map<string, readonly number[]>();
  const members = (key: string) => regrouped.get(key) ?? groups.get(key) ?? [];
  const move = (id: number, before: string | null, after: string | null) => {
    if (before === after) return;
    if (before !== null)
      regrouped.set(
        before,
        members(before).filter((own) => own !== id),
      );
    if (after !== null)
      regrouped.set(
        after,
        [...members(after), id].toSorted((a, b) => a - b),
      );
  };
  for await (const group of inTurns(changed, movesAtOnce))
    for (const [id, product] of group)
      move(id, products.get(id)?.groupKey ?? null, product?.groupKey ?? null);
  return new Map(
    [...regrouped].map(([key, ids]) => [key, ids.length === 0 ? undefined : ids] as const),
  );
}

/** More changed products than this share of the catalogue are read with all the others. */
const largestShare = 0.3;

/**
 * The index of the present version, from an earlier one.
 * @param since when the earlier one was read, by the database's clock
 * @returns undefined if so much has changed that it is better read as a whole
 */
export async function updateCatalogueIndex(
  queries: Queries,
  earlier: CatalogueIndex,
  since: Date,
): Promise<CatalogueIndex | undefined> {
  const version = await readVersion(queries);
  const ids = await readChangedIds(queries, earlier, since);
  if (ids.length > Math.max(500, earlier.products.size * largestShare)) return undefined;
  const changed = new Map<number, IndexedProduct | undefined>(ids.map((id) => [id, undefined]));
  for (const batch of chunked(ids, productsAtOnce))
    for (const product of await readIndexedProducts(queries, batch))
      changed.set(product.id, product);
  return {
    version,
    changes: { from: earlier.version, productIds: ids },
    products: await withChanges(earlier.products, changed),
    groups: await withChanges(earlier.groups, await regroup(earlier, changed)),
    ...(await readAround(queries)),
  };
}
