/**
 * Builds one index of the catalogue after the other: the first as a whole, later ones from their
 * predecessor. Its lists follow the stock between two builds.
 */
import { chunked } from '../database/bulk.ts';
import { readClock } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import type { ShopEvents } from '../events/shopEvents.ts';
import { inTurns } from '../nextTurn.ts';
import { readSoldOut } from './availability.ts';
import { buildCatalogueIndex, updateCatalogueIndex } from './buildCatalogueIndex.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';
import { attachListIndex, listIndexOf } from './filterProducts.ts';
import { createListIndex, type ListIndex, markSoldOut, recentCount } from './lists/listIndex.ts';
import { prepareView } from './lists/prepareView.ts';
import { updateListIndex } from './lists/updateListIndex.ts';
import type { SoldOut } from './lists/soldOut.ts';
import {
  createSegmentBuilder,
  maxOnThread,
  mergeSegments,
  segmentInTurns,
} from './lists/segmentBuilder.ts';
import { readRowsAhead } from './productRows.ts';

export interface CatalogueBuilder {
  readonly build: () => Promise<CatalogueIndex>;
  /**
   * Reads which products and sizes can be bought of those whose stock has changed, and corrects their
   * lists.
   */
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
/** So few never do. */
const minRecent = 1_000;

/** Products whose stock is read in one statement. */
const stockAtOnce = 1_000;

const isSame = (some: readonly string[] = [], others: readonly string[] = []): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);

export function createCatalogueBuilder(
  { handle }: Database,
  events?: Pick<ShopEvents, 'subscribe'>,
): CatalogueBuilder {
  let last: Built | undefined;
  let hasBuilt = false;
  let soldOut = { products: new Set<number>(), sizes: new Map<number, readonly string[]>() };
  /** Products whose stock has changed since it was read. */
  let pending = new Set<number>();
  /** Products that have changed since a merge began; undefined while none runs. */
  let changedMeanwhile: number[] | undefined;
  events?.subscribe(({ tags }) => {
    for (const tag of tags)
      if (tag.startsWith('product:')) pending.add(Number(tag.slice('product:'.length)));
  });

  const buildChanged = (products: Iterable<IndexedProduct>) =>
    segmentInTurns(products, { soldOut, max: maxOnThread });

  /** Returns the products of which other sizes are sold out than before. */
  async function readStock(ids: readonly number[]): Promise<number[]> {
    const parts: SoldOut[] = [];
    for (const group of chunked(ids, stockAtOnce)) parts.push(await readSoldOut(handle, group));
    const products = new Set(parts.flatMap((part) => [...part.products]));
    const sizes = new Map(parts.flatMap((part) => [...part.sizes]));
    const resized: number[] = [];
    for await (const group of inTurns(ids, stockAtOnce))
      for (const id of group) {
        const own = sizes.get(id);
        if (!isSame(soldOut.sizes.get(id), own)) resized.push(id);
        if (products.has(id)) soldOut.products.add(id);
        else soldOut.products.delete(id);
        if (own) soldOut.sizes.set(id, own);
        else soldOut.sizes.delete(id);
        if (last) markSoldOut(listIndexOf(last.index), id, products.has(id));
      }
    return resized;
  }

  /** Those that change meanwhile stay pending, and all of them if reading fails. */
  async function readPending<Result>(
    read: (ids: readonly number[]) => Promise<Result>,
  ): Promise<Result> {
    const ids = [...pending];
    pending = new Set();
    try {
      return await read(ids);
    } catch (error) {
      for (const id of ids) pending.add(id);
      throw error;
    }
  }

  /** The first list of a large segment would otherwise derive in one go what all lists share. */
  async function prepared(lists: ListIndex): Promise<ListIndex> {
    const [view] = lists.segments;
    const [earlier] = last ? listIndexOf(last.index).segments : [];
    if (view && earlier) await prepareView(view, earlier);
    return lists;
  }

  async function buildWhole(): Promise<Built> {
    const since = await readClock(handle);
    const { products, sizes } = await readSoldOut(handle);
    soldOut = { products: new Set(products), sizes: new Map(sizes) };
    // While an earlier index answers, requests must not wait for this one.
    const segment = createSegmentBuilder({ soldOut, ...(hasBuilt && { max: maxOnThread }) });
    const index = await buildCatalogueIndex(handle, segment.add);
    attachListIndex(index, await prepared(createListIndex(await segment.build(), soldOut)));
    hasBuilt = true;
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
      await updateListIndex(listIndexOf(earlier.index), index, {
        changed: productIds,
        soldOut,
        build: buildChanged,
      }),
    );
    return { index, since };
  }

  let queue: Promise<unknown> = Promise.resolve();
  /** After what has begun: stock that is read while an index is built would correct the former one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  async function replaceLists(merged: ListIndex): Promise<void> {
    // Everything was read again meanwhile: what was merged is outdated.
    if (!last || !changedMeanwhile) return;
    merged.stockVersion = listIndexOf(last.index).stockVersion;
    const changes = { changed: changedMeanwhile, soldOut, build: buildChanged };
    attachListIndex(last.index, await updateListIndex(merged, last.index, changes));
  }

  /** Builds the large segment again, in a worker, when many products have left it. */
  async function mergeRecent(): Promise<void> {
    if (!last || changedMeanwhile) return;
    const { index } = last;
    if (recentCount(listIndexOf(index)) <= Math.max(minRecent, index.products.size * maxRecent))
      return;
    changedMeanwhile = [];
    try {
      const merged = await prepared(
        createListIndex(await mergeSegments(listIndexOf(index).segments)),
      );
      await inTurn(() => replaceLists(merged));
    } finally {
      changedMeanwhile = undefined;
    }
  }

  async function build(): Promise<CatalogueIndex> {
    const earlier = last;
    const built = (earlier && (await buildFrom(earlier))) ?? (await readPending(buildWhole));
    await readRowsAhead(handle, built.index, earlier?.index);
    last = built;
    // Lists are complete without it, only slower.
    mergeRecent().catch(() => undefined);
    return built.index;
  }

  async function updateStock(): Promise<void> {
    if (pending.size === 0) return;
    const resized = await readPending(readStock);
    if (!last || resized.length === 0) return;
    changedMeanwhile?.push(...resized);
    const { index } = last;
    attachListIndex(
      index,
      await updateListIndex(listIndexOf(index), index, {
        changed: resized,
        soldOut,
        build: buildChanged,
      }),
    );
  }

  return {
    build: () => inTurn(build),
    updateStock: () => inTurn(updateStock),
    reset() {
      last = undefined;
      changedMeanwhile = undefined;
    },
  };
}
