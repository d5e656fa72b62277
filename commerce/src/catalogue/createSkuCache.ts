/**
 * Caches sizes and their stock between calls, since every page shows them. Every sale, reservation,
 * release and correction publishes its product's tag when it is committed, and what was read before
 * that is not used again. Changes by other shops on the same server arrive as events within a
 * second or so; there, no entry is older than `longest` in any case. Stock is never reserved from
 * here: that is checked by the statement that does it.
 */
import type { Selectable } from 'kysely';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import type { Skus, Stock } from '../database/generated/db.ts';
import type { ChangeLog } from '../events/changeLog.ts';
import { viewStock, type StockView } from '@solvik/shop-rules';

type ShownSku = Pick<
  Selectable<Skus>,
  'skuId' | 'productId' | 'key' | 'articleNumber' | 'name' | 'gtin' | 'weight'
> &
  Pick<Selectable<Stock>, 'incoming'>;

export type SkuRow = Readonly<ShownSku> & { readonly stock: StockView };

/** The sizes on sale of each product, in order. */
export type ReadSkus = (
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly SkuRow[]>>;

type Counts = Pick<Selectable<Stock>, 'onHand' | 'reserved' | 'oversellable' | 'staticQuantity'>;
type StoredSku = ShownSku & Counts;

function viewSku({ onHand, reserved, oversellable, staticQuantity, ...sku }: StoredSku): SkuRow {
  return { ...sku, stock: viewStock({ onHand, reserved, oversellable, static: staticQuantity }) };
}

const columns = [
  's.skuId',
  's.productId',
  's.key',
  's.articleNumber',
  's.name',
  's.gtin',
  's.weight',
  't.incoming',
  't.onHand',
  't.reserved',
  't.oversellable',
  't.staticQuantity',
] as const;

export async function readSkus(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, SkuRow[]>> {
  const rows = await queries
    .selectFrom('skus as s')
    .innerJoin('stock as t', 't.skuId', 's.skuId')
    .select(columns)
    .where('s.productId', '=', anyOf(productIds))
    .where('s.isActive', 'is', true)
    .orderBy('s.sortOrder')
    .orderBy('s.skuId')
    .execute();
  const found = new Map<number, SkuRow[]>(productIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.productId)?.push(viewSku(row));
  return found;
}

/** Milliseconds for which entries are used if other shops share the database. */
const longest = 5_000;
const most = 20_000;

export interface SkuCacheOptions {
  readonly changes: ChangeLog;
  readonly clock: () => number;
  /** Whether no other shop uses the database, so that every change is published here. */
  readonly isAlone: boolean;
}

export function createSkuCache(
  queries: Queries,
  { changes, clock, isAlone }: SkuCacheOptions,
): ReadSkus {
  const cached = new Map<number, { skus: readonly SkuRow[]; position: number; readAt: number }>();

  function fresh(id: number): readonly SkuRow[] | undefined {
    const entry = cached.get(id);
    if (!entry) return undefined;
    const age = clock() - entry.readAt;
    return age < 0 || (!isAlone && age >= longest) || changes.hasChanged(entry.position, [id])
      ? undefined
      : entry.skus;
  }

  return async (productIds) => {
    const current = new Map(
      productIds.flatMap((id) => {
        const skus = fresh(id);
        return skus ? [[id, skus] as const] : [];
      }),
    );
    const missing = productIds.filter((id) => !current.has(id));
    if (missing.length === 0) return current;
    const [position, readAt] = [changes.position(), clock()];
    const read = await readSkus(queries, missing);
    if (cached.size > most) cached.clear();
    for (const [id, skus] of read) cached.set(id, { skus, position, readAt });
    return new Map([...current, ...read]);
  };
}

/** Products read ahead per statement: few enough that a shopper's statement does not wait long. */
const ahead = 200;

/** Reads stock before anybody requests it, in small batches. */
export async function readSkusAhead(read: ReadSkus, productIds: readonly number[]): Promise<void> {
  for (let at = 0; at < productIds.length; at += ahead)
    await read(productIds.slice(at, at + ahead));
}
