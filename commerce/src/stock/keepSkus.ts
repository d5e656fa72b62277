/**
 * Keeps sizes and their stock between calls, since every page asks for them. A sale, a hold that begins or ends, a
 * correction: each tells its product's tag when it is done, and what was read before that is not shown again. What
 * another shop on the same server did is heard of by its events, within a second or so; there, nothing is kept for longer
 * than `longest` in any case. Promises are never made from here: taking stock is checked by the statement that takes it.
 */
import { sql } from 'kysely';
import type { Localised } from '../catalogue/catalogueDraft.ts';
import { all, type Queries } from '../database/database.ts';
import type { ChangeLog } from '../events/changeLog.ts';
import { viewStock, type StockView } from './stockView.ts';

export interface SkuRow {
  readonly sku_id: number;
  readonly product_id: number;
  readonly key: string;
  readonly article_number: string;
  readonly name: Localised;
  readonly gtin: string | null;
  readonly weight: number;
  readonly stock: StockView;
  readonly incoming: Date | null;
}

/** The sizes on sale of each product, in order. */
export type ReadSkus = (
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly SkuRow[]>>;

interface StoredSku extends Omit<SkuRow, 'stock'> {
  readonly on_hand: number;
  readonly reserved: number;
  readonly oversellable: number;
  readonly static_quantity: number;
}

function viewSku({ on_hand, reserved, oversellable, static_quantity, ...sku }: StoredSku): SkuRow {
  return {
    ...sku,
    stock: viewStock({ onHand: on_hand, reserved, oversellable, static: static_quantity }),
  };
}

export async function readSkus(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, SkuRow[]>> {
  const rows = await all(
    queries,
    sql<StoredSku>`select s.sku_id, s.product_id, s.key, s.article_number, s.name, s.gtin, s.weight, t.incoming, t.on_hand, t.reserved, t.oversellable, t.static_quantity
      from skus s join stock t on t.sku_id = s.sku_id where s.product_id = any(${[...productIds]}::int[]) and s.is_active order by s.sort_order, s.sku_id`,
  );
  const found = new Map<number, SkuRow[]>(productIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.product_id)?.push(viewSku(row));
  return found;
}

/** Milliseconds, where other shops have the same database. */
const longest = 5_000;
const most = 20_000;

export interface KeepSkusOptions {
  readonly changes: ChangeLog;
  readonly clock: () => number;
  /** Whether nobody else has the database, so that every change is published here. */
  readonly isAlone: boolean;
}

export function keepSkus(queries: Queries, { changes, clock, isAlone }: KeepSkusOptions): ReadSkus {
  const kept = new Map<number, { skus: readonly SkuRow[]; moment: number; readAt: number }>();

  function fresh(id: number): readonly SkuRow[] | undefined {
    const known = kept.get(id);
    if (!known) return undefined;
    const age = clock() - known.readAt;
    return age < 0 || (!isAlone && age >= longest) || changes.hasChanged(known.moment, [id])
      ? undefined
      : known.skus;
  }

  return async (productIds) => {
    const known = new Map(
      productIds.flatMap((id) => {
        const skus = fresh(id);
        return skus ? [[id, skus] as const] : [];
      }),
    );
    const missing = productIds.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const [moment, readAt] = [changes.moment(), clock()];
    const read = await readSkus(queries, missing);
    if (kept.size > most) kept.clear();
    for (const [id, skus] of read) kept.set(id, { skus, moment, readAt });
    return new Map([...known, ...read]);
  };
}

/** Products read at once ahead: a shopper's statement waits for no more of them. */
const ahead = 200;

/** Reads stock before anybody visits it, a little at a time. */
export async function readSkusAhead(read: ReadSkus, productIds: readonly number[]): Promise<void> {
  for (let at = 0; at < productIds.length; at += ahead)
    await read(productIds.slice(at, at + ahead));
}
