/** Shoppers' events, counted by day and product: what is stored is of nobody in particular. */
import { sql } from 'kysely';
import { type MarketId, marketIds } from '@solvik/shop';
import { isShopperEventType, type ShopperEventType } from '@solvik/shop-rules';
import { insertRows } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';

/** Events of one request. */
export const maxEvents = 50;
/** Products of one event. */
const maxProducts = 20;

/** An event of no product counts for 0. */
const noProduct = 0;

export interface CountedEvent {
  readonly type: ShopperEventType;
  readonly productIds: readonly number[];
}

export interface EventBatch {
  readonly market: MarketId;
  readonly events: readonly CountedEvent[];
}

const shapeOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isProductId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;

/** `data.productId`, or those of `data.products`. */
function productIdsOf(data: unknown): readonly number[] {
  const { productId, products } = shapeOf(data);
  const listed: readonly unknown[] = Array.isArray(products) ? products.slice(0, maxProducts) : [];
  return [...new Set([productId, ...listed.map((each) => shapeOf(each)['productId'])])].filter(
    isProductId,
  );
}

/** Undefined for anything but a batch; events of other types are left out. */
export function readEventBatch(body: unknown): EventBatch | undefined {
  const { market, events } = shapeOf(body);
  const known = marketIds.find((id) => id === market);
  if (!known || !Array.isArray(events)) return undefined;
  return {
    market: known,
    events: events.slice(0, maxEvents).flatMap((each: unknown) => {
      const { type, data } = shapeOf(each);
      return isShopperEventType(type) ? [{ type, productIds: productIdsOf(data) }] : [];
    }),
  };
}

export interface CountRequest extends EventBatch {
  readonly at: Date;
  /** Others are not counted, so that no caller can fill the table. */
  readonly isProduct: (productId: number) => boolean;
}

export async function countEvents(
  handle: Queries,
  { market, events, at, isProduct }: CountRequest,
): Promise<void> {
  const counts = new Map<string, { type: string; productId: number; count: number }>();
  for (const { type, productIds } of events)
    for (const productId of productIds.length === 0 ? [noProduct] : productIds) {
      if (productId !== noProduct && !isProduct(productId)) continue;
      const key = `${type} ${String(productId)}`;
      const row = counts.get(key) ?? { type, productId, count: 0 };
      row.count += 1;
      counts.set(key, row);
    }
  if (counts.size === 0) return;
  const day = at.toISOString().slice(0, 10);
  await insertRows(handle, 'eventCounts', {
    columns: ['day', 'marketId', 'type', 'productId', 'count'],
    // In one order, so that two batches cannot wait for each other.
    rows: [...counts.keys()].toSorted().flatMap((key) => {
      const row = counts.get(key);
      return row ? [{ day, marketId: market, ...row }] : [];
    }),
  })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'marketId', 'type', 'productId'])
        .doUpdateSet({ count: sql<number>`event_counts.count + excluded.count` }),
    )
    .execute();
}

export interface EventTotal {
  readonly marketId: string;
  readonly type: string;
  readonly count: number;
}

/** What was counted since a day, the most frequent first. */
export const eventTotals = (handle: Queries, since: Date): Promise<readonly EventTotal[]> =>
  handle
    .selectFrom('eventCounts')
    .select(['marketId', 'type', sql<number>`sum(count)::integer`.as('count')])
    .where('day', '>=', sql<Date>`${since.toISOString().slice(0, 10)}::date`)
    .groupBy(['marketId', 'type'])
    .orderBy('marketId')
    .orderBy('count', 'desc')
    .orderBy('type')
    .execute();
