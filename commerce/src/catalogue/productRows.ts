/**
 * Product rows, cached per version of the catalogue, because they change only with the version.
 */
import { bestSellerIds } from './bestSellerIds.ts';
import type { Selectable } from 'kysely';
import { anyOf, chunked } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import type { Products } from '../database/generated/db.ts';
import type { Locale } from '@solvik/shop';
import { inTurns } from '../nextTurn.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';

const columns = [
  'productId',
  'alias',
  'texts',
  'primaryCategoryId',
  'categoryIds',
  'parameters',
  'images',
  'related',
] as const;

export type ProductRow = Readonly<Pick<Selectable<Products>, (typeof columns)[number]>>;

interface CachedRows {
  /** Rows read with the index; retained as long as it is. */
  readonly ahead: Map<number, ProductRow>;
  /** Rows read on request, at most `maxCachedRows`. */
  readonly rows: Map<number, ProductRow>;
  /** Current aliases of the rows read ahead, by locale and alias. */
  readonly ids: Map<string, number>;
}

const maxCachedRows = 5_000;
/** Rows that are read ahead in one statement, or put in place in one turn: some 5 ms. */
const rowsAtOnce = 250;
const caches = new WeakMap<CatalogueIndex, CachedRows>();

function cacheOf(index: CatalogueIndex): CachedRows {
  const cached = caches.get(index) ?? { ahead: new Map(), rows: new Map(), ids: new Map() };
  caches.set(index, cached);
  return cached;
}

const readRows = (queries: Queries, ids: readonly number[]): Promise<ProductRow[]> =>
  queries
    .selectFrom('products')
    .select(columns)
    .where('productId', '=', anyOf(ids))
    .where('isActive', 'is', true)
    .execute();

/** Rows by product; products that are not active are missing. */
export async function productRows(
  queries: Queries,
  index: CatalogueIndex,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  const { ahead, rows } = cacheOf(index);
  const cached = new Map(
    ids.flatMap((id) => {
      const row = ahead.get(id) ?? rows.get(id);
      return row ? [[id, row]] : [];
    }),
  );
  if (cached.size === ids.length) return cached;
  const found = await readRows(
    queries,
    ids.filter((id) => !cached.has(id)),
  );
  if (rows.size + found.length > maxCachedRows) rows.clear();
  for (const row of found) rows.set(row.productId, row);
  return new Map([...cached, ...found.map((row) => [row.productId, row] as const)]);
}

/**
 * Reads the rows of the best sellers before anybody requests them: all rows of a small catalogue.
 * Rows that have not changed since an earlier index are reused from it.
 */
export async function readRowsAhead(
  queries: Queries,
  index: CatalogueIndex,
  earlier: CatalogueIndex | undefined,
): Promise<void> {
  const cached = earlier && cacheOf(earlier);
  const unchanged = ({ id, rowVersion }: IndexedProduct) =>
    earlier?.products.get(id)?.rowVersion === rowVersion
      ? (cached?.ahead.get(id) ?? cached?.rows.get(id))
      : undefined;
  const best = bestSellerIds(index, maxCachedRows).flatMap((id) => index.products.get(id) ?? []);
  const missing = best.filter((product) => !unchanged(product)).map(({ id }) => id);
  const read: ProductRow[] = [];
  for (const group of chunked(missing, rowsAtOnce)) read.push(...(await readRows(queries, group)));
  const { ahead, ids } = cacheOf(index);
  const rows = [...best.flatMap((product) => unchanged(product) ?? []), ...read];
  for await (const group of inTurns(rows, rowsAtOnce))
    for (const row of group) {
      ahead.set(row.productId, row);
      for (const [locale, alias] of Object.entries(row.alias))
        ids.set(`${locale} ${alias}`, row.productId);
    }
}

/** The product whose current alias this is in the language, if its row was read ahead. */
export const currentProduct = (
  index: CatalogueIndex,
  { alias, locale }: { readonly alias: string; readonly locale: Locale },
): number | undefined => caches.get(index)?.ids.get(`${locale} ${alias}`);
