/** Reads the products of one call to the Data API, in its market and language, few statements for many products. */
import { sql } from 'kysely';
import { batchLoader } from '../database/batchLoader.ts';
import { all, type Queries } from '../database/database.ts';
import type { Place } from '../markets/chooseMarket.ts';
import { readSkus, type ReadSkus, type SkuRow } from '../stock/keepSkus.ts';
import type { CatalogueIndex, IndexedPrice, IndexedProduct } from './catalogueIndex.ts';
import { type ProductRow, productRows } from './productRows.ts';

export interface LogRow {
  readonly valid_from: Date;
  readonly regular: number;
  readonly selling: number;
}

export interface ProductView {
  readonly reader: CatalogueReader;
  readonly indexed: IndexedProduct;
  readonly row: ProductRow;
  readonly price: IndexedPrice;
}

export interface CatalogueReader {
  readonly place: Place;
  readonly index: CatalogueIndex;
  /** Milliseconds since 1970, the same for the whole call. */
  readonly now: number;
  /** Undefined when there is none, or when the market does not sell it. */
  readonly product: (id: number) => Promise<ProductView | undefined>;
  /** Several in the order asked for; those that are not sold here left out. */
  readonly products: (ids: readonly number[]) => Promise<ProductView[]>;
  /** The sizes on sale, in order. */
  readonly skus: (productId: number) => Promise<readonly SkuRow[]>;
  /** Price changes of the market, oldest first. */
  readonly priceLog: (productId: number) => Promise<LogRow[]>;
}

function grouped<Row extends { product_id: number }, Value>(
  rows: readonly Row[],
  view: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(view(row));
    else groups.set(row.product_id, [view(row)]);
  }
  return groups;
}

async function readLogs(
  queries: Queries,
  ids: readonly number[],
  market: string,
): Promise<Map<number, LogRow[]>> {
  const rows = await all(
    queries,
    sql<
      LogRow & { product_id: number }
    >`select product_id, valid_from, regular, selling from price_log where product_id = any(${[...ids]}::int[]) and market_id = ${market} order by valid_from`,
  );
  return grouped(rows, (row): LogRow => row);
}

const mostLogs = 5_000;
/** By market and product. */
const logsOf = new WeakMap<CatalogueIndex, Map<string, LogRow[]>>();

/** Price logs change with the catalogue's version only, so they are read once per version; stock is not kept. */
function logsFor(index: CatalogueIndex): Map<string, LogRow[]> {
  const logs = logsOf.get(index) ?? new Map<string, LogRow[]>();
  if (logs.size > mostLogs) logs.clear();
  logsOf.set(index, logs);
  return logs;
}

export interface CatalogueReading {
  readonly queries: Queries;
  readonly index: CatalogueIndex;
  readonly place: Place;
  readonly now: number;
  /** Reads sizes and stock; from the database unless something keeps them. */
  readonly read?: ReadSkus;
}

export function createCatalogueReader({
  queries,
  index,
  place,
  now,
  read = (ids) => readSkus(queries, ids),
}: CatalogueReading): CatalogueReader {
  const logs = logsFor(index);
  const rows = batchLoader((ids: number[]) => productRows(queries, index, ids));
  const skus = batchLoader(read);
  const log = batchLoader(async (ids: number[]) => {
    const missing = ids.filter((id) => !logs.has(`${place.market.priceMarket} ${id}`));
    const found =
      missing.length === 0
        ? new Map<number, LogRow[]>()
        : await readLogs(queries, missing, place.market.priceMarket);
    for (const id of missing) logs.set(`${place.market.priceMarket} ${id}`, found.get(id) ?? []);
    return new Map(ids.map((id) => [id, logs.get(`${place.market.priceMarket} ${id}`) ?? []]));
  });
  const reader: CatalogueReader = {
    place,
    index,
    now,
    async product(id) {
      const indexed = index.products.get(id);
      const price = indexed?.prices[place.market.priceMarket];
      if (!indexed || !price) return undefined;
      const row = await rows(id);
      return row && { reader, indexed, row, price };
    },
    products: async (ids) =>
      (await Promise.all(ids.map((id) => reader.product(id)))).filter((view) => view !== undefined),
    skus: async (productId) => (await skus(productId)) ?? [],
    priceLog: async (productId) => (await log(productId)) ?? [],
  };
  return reader;
}
