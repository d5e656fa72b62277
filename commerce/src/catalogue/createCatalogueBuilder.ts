/**
 * Builds one index of the catalogue after the other: the first as a whole, later ones from their
 * predecessor. Its lists follow the stock between two builds.
 */
import { readClock } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import type { ShopEvents } from '../events/shopEvents.ts';
import { readSoldOut } from './availability.ts';
import { buildCatalogueIndex, updateCatalogueIndex } from './buildCatalogueIndex.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';
import { attachListIndex, listIndexOf } from './filterProducts.ts';
import { createListIndex, markSoldOut, recentCount, updateListIndex } from './lists/listIndex.ts';
import type { ListSegment } from './lists/listSegment.ts';
import { createSegmentBuilder } from './lists/segmentBuilder.ts';
import { readRowsAhead } from './productRows.ts';

export interface CatalogueBuilder {
  readonly build: () => Promise<CatalogueIndex>;
  /** Reads whether products whose stock has changed can be bought, and moves them in their lists. */
  readonly updateStock: () => Promise<void>;
  /** The next build reads everything. */
  readonly reset: () => void;
}

interface Built {
  readonly index: CatalogueIndex;
  /** By the database's clock, before it was read. */
  readonly since: Date;
}

/** Recently changed products, as a share of all, that call for a new large segment. */
const maxRecent = 0.02;
/** Products handed to the worker between two turns of the event loop. */
const turn = 1_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function segmentInTurns(products: Iterable<IndexedProduct>): Promise<ListSegment> {
  const builder = createSegmentBuilder();
  let batch: IndexedProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < turn) continue;
    builder.add(batch);
    batch = [];
    await nextTurn();
  }
  builder.add(batch);
  return builder.build();
}

export function createCatalogueBuilder(
  { handle }: Database,
  events?: Pick<ShopEvents, 'subscribe'>,
): CatalogueBuilder {
  let last: Built | undefined;
  let soldOut = new Set<number>();
  /** Products whose stock has changed since it was read. */
  let pending = new Set<number>();
  /** Products that have changed since a merge began; undefined while none runs. */
  let changedMeanwhile: number[] | undefined;
  events?.subscribe(({ tags }) => {
    for (const tag of tags)
      if (tag.startsWith('product:')) pending.add(Number(tag.slice('product:'.length)));
  });

  async function readStock(ids: readonly number[]): Promise<void> {
    const out = new Set(await readSoldOut(handle, ids));
    for (const id of ids) {
      if (out.has(id)) soldOut.add(id);
      else soldOut.delete(id);
      if (last) markSoldOut(listIndexOf(last.index), id, out.has(id));
    }
  }

  async function buildWhole(): Promise<Built> {
    const since = await readClock(handle);
    const segment = createSegmentBuilder();
    const index = await buildCatalogueIndex(handle, segment.add);
    pending = new Set();
    soldOut = new Set(await readSoldOut(handle));
    attachListIndex(index, createListIndex(await segment.build(), soldOut));
    return { index, since };
  }

  async function buildFrom(earlier: Built): Promise<Built | undefined> {
    const since = await readClock(handle);
    const index = await updateCatalogueIndex(handle, earlier.index, earlier.since);
    if (!index?.changes) return undefined;
    const { productIds } = index.changes;
    await readStock(productIds);
    changedMeanwhile?.push(...productIds);
    attachListIndex(
      index,
      updateListIndex(listIndexOf(earlier.index), index, { changed: productIds, soldOut }),
    );
    return { index, since };
  }

  /** Builds the large segment again, in a worker, when many products have left it. */
  async function mergeRecent(): Promise<void> {
    if (!last || changedMeanwhile) return;
    const { index } = last;
    if (recentCount(listIndexOf(index)) <= Math.max(turn, index.products.size * maxRecent)) return;
    changedMeanwhile = [];
    try {
      const merged = createListIndex(await segmentInTurns(index.products.values()), soldOut);
      const changed = changedMeanwhile;
      // Everything was read again meanwhile: what was merged is outdated.
      if (last && changed)
        attachListIndex(last.index, updateListIndex(merged, last.index, { changed, soldOut }));
    } finally {
      changedMeanwhile = undefined;
    }
  }

  return {
    async build() {
      const earlier = last;
      const built = (earlier && (await buildFrom(earlier))) ?? (await buildWhole());
      await readRowsAhead(handle, built.index, earlier?.index);
      last = built;
      // Lists are complete without it, only slower.
      mergeRecent().catch(() => undefined);
      return built.index;
    },
    async updateStock() {
      if (pending.size === 0) return;
      const ids = [...pending];
      pending = new Set();
      await readStock(ids);
    },
    reset() {
      last = undefined;
      changedMeanwhile = undefined;
    },
  };
}
