/** What is said of products: kept per version of the catalogue, because it changes with the version only. */
import { sql } from 'kysely';
import { all, type Queries } from '../database/database.ts';
import type { Locale, Localised, ProductDraft } from './catalogueDraft.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';

export interface ProductRow {
  readonly product_id: number;
  readonly alias: Localised;
  readonly texts: ProductDraft['texts'];
  readonly primary_category_id: number;
  readonly category_ids: number[];
  readonly parameters: { readonly id: number; readonly isShown: boolean }[];
  readonly images: { readonly fileName: string; readonly tags: string[] }[];
  readonly related: NonNullable<ProductDraft['related']>;
}

interface Kept {
  /** Rows read with the index; they stay with it. */
  readonly ahead: Map<number, ProductRow>;
  /** Rows read on request, `mostKept` at most. */
  readonly rows: Map<number, ProductRow>;
  /** Current aliases of the rows read ahead, by locale and alias. */
  readonly ids: Map<string, number>;
}

const mostKept = 5_000;
const keptOf = new WeakMap<CatalogueIndex, Kept>();

function keptFor(index: CatalogueIndex): Kept {
  const kept = keptOf.get(index) ?? { ahead: new Map(), rows: new Map(), ids: new Map() };
  keptOf.set(index, kept);
  return kept;
}

const readRows = (queries: Queries, ids: readonly number[]): Promise<ProductRow[]> =>
  all(
    queries,
    sql<ProductRow>`select product_id, alias, texts, primary_category_id, category_ids, parameters, images, related from products where product_id = any(${[...ids]}::int[]) and is_active`,
  );

/** Rows by product; those of products that are not active are missing. */
export async function productRows(
  queries: Queries,
  index: CatalogueIndex,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  const { ahead, rows } = keptFor(index);
  const known = new Map(
    ids.flatMap((id) => {
      const row = ahead.get(id) ?? rows.get(id);
      return row ? [[id, row]] : [];
    }),
  );
  if (known.size === ids.length) return known;
  const found = await readRows(
    queries,
    ids.filter((id) => !known.has(id)),
  );
  if (rows.size + found.length > mostKept) rows.clear();
  for (const row of found) rows.set(row.product_id, row);
  return new Map([...known, ...found.map((row) => [row.product_id, row] as const)]);
}

/** What sells best first, so many at most. */
export const bestSellers = (
  { products }: CatalogueIndex,
  most: number,
): readonly IndexedProduct[] =>
  [...products.values()]
    .toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id)
    .slice(0, most);

/**
 * Reads the rows of what sells best before anybody visits it: of a whole catalogue, if it is not a large one. Rows that have
 * not changed since an earlier index are taken from there.
 */
export async function readRowsAhead(
  queries: Queries,
  index: CatalogueIndex,
  earlier: CatalogueIndex | undefined,
): Promise<void> {
  const known = earlier && keptFor(earlier);
  const unchanged = ({ id, rowVersion }: IndexedProduct) =>
    earlier?.products.get(id)?.rowVersion === rowVersion
      ? (known?.ahead.get(id) ?? known?.rows.get(id))
      : undefined;
  const best = bestSellers(index, mostKept);
  const missing = best.filter((product) => !unchanged(product)).map(({ id }) => id);
  const read = missing.length === 0 ? [] : await readRows(queries, missing);
  const { ahead, ids } = keptFor(index);
  for (const row of [...best.flatMap((product) => unchanged(product) ?? []), ...read]) {
    ahead.set(row.product_id, row);
    for (const [locale, alias] of Object.entries(row.alias))
      ids.set(`${locale} ${alias}`, row.product_id);
  }
}

/** The product whose current alias this is in the language, where its row was read ahead. */
export const currentProduct = (
  index: CatalogueIndex,
  { alias, locale }: { readonly alias: string; readonly locale: Locale },
): number | undefined => keptOf.get(index)?.ids.get(`${locale} ${alias}`);
