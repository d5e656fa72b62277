/**
 * Reads products for one call of the Data API, in its market and language, with few statements for
 * many products.
 */
import type { Selectable } from 'kysely';
import { batchLoader } from '../database/batchLoader.ts';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import type { PriceLog } from '../database/generated/db.ts';
import type { MarketId } from '@solvik/shop';
import type { ShopScope } from '../markets/resolveScope.ts';
import { readSkus, type ReadSkus, type SkuRow } from './createSkuCache.ts';
import type { CatalogueIndex, IndexedPrice, IndexedProduct } from './catalogueIndex.ts';
import { type ProductRow, productRows } from './productRows.ts';

export type LogRow = Readonly<Pick<Selectable<PriceLog>, 'validFrom' | 'regular' | 'selling'>>;

export interface ProductView {
  readonly reader: CatalogueReader;
  readonly indexed: IndexedProduct;
  readonly row: ProductRow;
  readonly price: IndexedPrice;
}

export interface CatalogueReader {
  readonly scope: ShopScope;
  readonly index: CatalogueIndex;
  /** Milliseconds since 1970, the same for the whole call. */
  readonly now: number;
  /** Undefined if there is none, or if the market does not sell it. */
  readonly product: (id: number) => Promise<ProductView | undefined>;
  /** Several products in the requested order; those that are not sold here are left out. */
  readonly products: (ids: readonly number[]) => Promise<ProductView[]>;
  /** The sizes on sale, in order. */
  readonly skus: (productId: number) => Promise<readonly SkuRow[]>;
  /** Price changes of the market, oldest first. */
  readonly priceLog: (productId: number) => Promise<LogRow[]>;
}

function grouped<Row extends { productId: number }, Value>(
  rows: readonly Row[],
  view: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(view(row));
    else groups.set(row.productId, [view(row)]);
  }
  return groups;
}

async function readLogs(
  queries: Queries,
  ids: readonly number[],
  market: MarketId,
): Promise<Map<number, LogRow[]>> {
  const rows = await queries
    .selectFrom('priceLog')
    .select(['productId', 'validFrom', 'regular', 'selling'])
    .where('productId', '=', anyOf(ids))
    .where('marketId', '=', market)
    .orderBy('validFrom')
    .execute();
  return grouped(rows, (row): LogRow => row);
}

const maxLogs = 5_000;
/** By market and product. */
const logsOf = new WeakMap<CatalogueIndex, Map<string, LogRow[]>>();

/**
 * Price logs change only with the catalogue's version, so they are cached per version; stock is
 * not.
 */
function logsFor(index: CatalogueIndex): Map<string, LogRow[]> {
  const logs = logsOf.get(index) ?? new Map<string, LogRow[]>();
  if (logs.size > maxLogs) logs.clear();
  logsOf.set(index, logs);
  return logs;
}

export interface CatalogueReading {
  readonly queries: Queries;
  readonly index: CatalogueIndex;
  readonly scope: ShopScope;
  readonly now: number;
  /** Reads sizes and stock; from the database unless a cached reader is passed. */
  readonly read?: ReadSkus;
}

export function createCatalogueReader({
  queries,
  index,
  scope,
  now,
  read = (ids) => readSkus(queries, ids),
}: CatalogueReading): CatalogueReader {
  const logs = logsFor(index);
  const rows = batchLoader((ids: number[]) => productRows(queries, index, ids));
  const skus = batchLoader(read);
  const log = batchLoader(async (ids: number[]) => {
    const missing = ids.filter((id) => !logs.has(`${scope.market.priceMarket} ${id}`));
    const found =
      missing.length === 0
        ? new Map<number, LogRow[]>()
        : await readLogs(queries, missing, scope.market.priceMarket);
    for (const id of missing) logs.set(`${scope.market.priceMarket} ${id}`, found.get(id) ?? []);
    return new Map(ids.map((id) => [id, logs.get(`${scope.market.priceMarket} ${id}`) ?? []]));
  });
  const reader: CatalogueReader = {
    scope,
    index,
    now,
    async product(id) {
      const indexed = index.products.get(id);
      const price = indexed?.prices[scope.market.priceMarket];
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
