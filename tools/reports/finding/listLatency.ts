/**
 * How long the list index takes for a page of 20 with two filters, every count and the order
 * included, and what a changed product costs. Nothing is cached between two lists.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { nothingSoldOut } from '../../../commerce/src/catalogue/lists/soldOut.ts';
import type { IndexedProduct } from '../../../commerce/src/catalogue/catalogueIndex.ts';
import {
  attachListIndex,
  filterProducts,
  type ListCriteria,
  wholeList,
} from '../../../commerce/src/catalogue/filterProducts.ts';
import {
  createListIndex,
  type ListIndex,
} from '../../../commerce/src/catalogue/lists/listIndex.ts';
import { updateListIndex } from '../../../commerce/src/catalogue/lists/updateListIndex.ts';
import {
  createSegmentBuilder,
  maxOnThread,
  segmentInTurns,
} from '../../../commerce/src/catalogue/lists/segmentBuilder.ts';
import { facetId } from '../../../shop-rules/src/index.ts';
import { generatedIndex, generatedProducts, repeatable } from './generatedCatalogue.ts';

export interface ListLatency {
  readonly products: number;
  readonly buildSeconds: number;
  /** Longest time that the event loop was held up while the index was built. */
  readonly longestBlockMs: number;
  readonly rows: readonly { readonly name: string; readonly p50: number; readonly p99: number }[];
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Milliseconds of each run. */
async function time(
  runs: number,
  run: (at: number) => void | Promise<unknown>,
): Promise<{ p50: number; p99: number }> {
  const found: number[] = [];
  for (let at = -Math.min(20, runs); at < runs; at += 1) {
    const begun = performance.now();
    await run(Math.abs(at));
    if (at >= 0) found.push(performance.now() - begun);
  }
  const times = found.toSorted((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** What most shoppers request. */
export const inCategoryName = 'category, 2 filters';

const sorts = ['MOST_SOLD', 'LATEST', 'PRICE', 'PRICE_DESC'] as const;

/** Lists that shoppers request: a colour and a size in a category, or a colour and a price. */
function criteriaOf(scope: (random: () => number) => readonly string[]): readonly ListCriteria[] {
  const random = repeatable(7);
  const whole = wholeList({ market: 'se', locale: 'sv', now: 2_000 * 86_400_000 });
  return Array.from({ length: 400 }, (_, at): ListCriteria => ({
    ...whole,
    scope: scope(random),
    chosen: [
      facetId.parameter(1 + Math.floor(random() * 26)),
      facetId.size(`size-${Math.floor(random() * 24)}`),
    ],
    mode: 'BY_GROUP',
    sort: sorts[at % sorts.length] ?? 'MOST_SOLD',
  }));
}

async function buildLists(products: readonly IndexedProduct[]): Promise<{
  lists: ListIndex;
  buildSeconds: number;
  longestBlockMs: number;
}> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begun = performance.now();
  delay.enable();
  const builder = createSegmentBuilder();
  for (let at = 0; at < products.length; at += 1_000) {
    builder.add(products.slice(at, at + 1_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const segment = await builder.build();
  const lists = createListIndex(segment);
  await new Promise((resolve) => setImmediate(resolve));
  delay.disable();
  return {
    lists,
    buildSeconds: (performance.now() - begun) / 1000,
    longestBlockMs: delay.max / 1e6,
  };
}

export async function measureLists(size: number): Promise<ListLatency> {
  const products = [...generatedProducts(size)];
  const index = generatedIndex(products);
  const { lists, ...built } = await buildLists(products);
  attachListIndex(index, lists);
  const show = (all: readonly ListCriteria[]) => (at: number) => {
    const criteria = all[at % all.length];
    if (criteria) filterProducts(index, criteria).page(0, 20);
  };
  const inCategory = criteriaOf((random) => [facetId.category(100 + Math.floor(random() * 72))]);
  const inTop = criteriaOf((random) => [facetId.category(1 + Math.floor(random() * 8))]);
  const everywhere = criteriaOf(() => []);
  const runs = 400;
  const changes = await time(20, (at) => {
    const changed = products.slice(at * 3, at * 3 + 1).map(({ id }) => id);
    return updateListIndex(lists, index, {
      changed,
      soldOut: nothingSoldOut,
      build: (built) => segmentInTurns(built, { max: maxOnThread }),
    });
  });
  return {
    products: size,
    ...built,
    rows: [
      { name: inCategoryName, ...(await time(runs, show(inCategory))) },
      { name: 'top category, 2 filters', ...(await time(runs, show(inTop))) },
      { name: 'everything, 2 filters', ...(await time(runs, show(everywhere))) },
      { name: 'one changed product', ...changes },
    ],
  };
}
