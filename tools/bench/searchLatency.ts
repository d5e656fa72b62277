/**
 * How long the search index alone takes with large catalogues made from the demo shop's words: to be
 * built, and to answer, one search at a time and four that arrive at once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCommerce } from '../../commerce/src/createCommerce.ts';
import { findProducts } from '../../commerce/src/search/findProducts.ts';
import { collectSegment } from '../../commerce/src/search/index/buildSearchSegment.ts';
import { readHeads } from '../../commerce/src/search/index/languageIndex.ts';
import { readAllRows } from '../../commerce/src/search/index/readSearchRows.ts';
import { createSearchSegmentBuilder } from '../../commerce/src/search/index/searchSegmentBuilder.ts';
import type { SearchRow } from '../../commerce/src/search/index/searchSegment.ts';
import { demoShop } from '../../demo-shop/src/demoShop.ts';
import { handQueries } from '../search-quality/handQueries.ts';

/** Milliseconds of a share of the searches: half of them, or 99 of 100. */
interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

export interface SearchLatency {
  readonly products: number;
  readonly buildSeconds: number;
  /** Longest time that the event loop was held up while the index was built. */
  readonly longestBlockMs: number;
  readonly alone: Percentiles;
  /** Each of four searches that arrive at the same time, until its answer. */
  readonly fourAtOnce: Percentiles;
  readonly slowest: { readonly text: string; readonly time: number };
}

const typed = [
  's',
  'kl',
  'klä',
  'klän',
  'sommarklening',
  'kläning',
  'ull',
  'svart',
  'x',
  '943296-978',
];
const pageSize = 1_000;
const rounds = 20;
const atOnce = 4;

/** One of many rows: the words of two demo products, and numbers of its own. */
function rowAt(own: readonly SearchRow[], at: number): SearchRow | undefined {
  const [one, other] = [own[at % own.length], own[(at * 7919) % own.length]];
  if (!one || !other) return undefined;
  const number = String(100_000 + at);
  const sizes = one.articles.split(' ').length;
  return {
    ...one,
    productId: at + 1,
    soldCount: (at * 31) % 5_000,
    text: other.text,
    articles: Array.from({ length: sizes }, (_, size) => `${number}${String(size)}`).join(' '),
  };
}

function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Times from arrival to answer: searches share a thread, so those that arrive together wait. */
const answeredAt = (times: readonly number[]): number[] =>
  times.map((_, at) =>
    times.slice(at - (at % atOnce), at + 1).reduce((sum, time) => sum + time, 0),
  );

const inColumns = ({ p50, p99 }: Percentiles): string =>
  `p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`;

/** One line of a report. */
export const describeSearchLatency = ({
  products,
  buildSeconds,
  alone,
  fourAtOnce,
}: SearchLatency): string =>
  `${String(products).padStart(9)} products  built in ${buildSeconds.toFixed(1).padStart(5)} s  alone ${inColumns(alone)}  four at once ${inColumns(fourAtOnce)}`;

/** @param sizes numbers of products */
export async function* measureSearchLatency(
  sizes: readonly number[],
): AsyncGenerator<SearchLatency> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solvik-bench-'));
  const commerce = await createCommerce({ dataDir, env: {}, log: () => undefined, hasJobs: false });
  try {
    await commerce.sources.import(demoShop);
    const { handle } = commerce.database;
    const catalogue = await commerce.shop.catalogue.get();
    const heads = await readHeads(handle, 'sv');
    const own: SearchRow[] = [];
    for await (const page of readAllRows(handle, 'sv')) own.push(...page);
    for (const size of sizes) {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const begun = performance.now();
      const builder = createSearchSegmentBuilder('sv');
      for (let at = 0; at < size; at += pageSize) {
        builder.add(
          Array.from({ length: Math.min(pageSize, size - at) }, (_, page) =>
            rowAt(own, at + page),
          ).filter((row) => row !== undefined),
        );
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      const large = await builder.build(heads);
      const buildSeconds = (performance.now() - begun) / 1000;
      delay.disable();
      const recent = collectSegment('sv').build(heads);
      const left = new Set<number>();
      const index = { version: '1', since: new Date(0), large, recent, left, heads };
      const texts = [...handQueries('sv').map(({ text }) => text), ...typed];
      const times: number[] = [];
      let slowest = { text: '', time: 0 };
      for (let round = 0; round <= rounds; round += 1)
        for (const text of texts) {
          const start = performance.now();
          findProducts({ catalogue, index }, { text, locale: 'sv', market: 'se' });
          const time = performance.now() - start;
          if (round === 0) continue;
          times.push(time);
          if (time > slowest.time) slowest = { text, time };
        }
      yield {
        products: size,
        buildSeconds,
        longestBlockMs: delay.max / 1e6,
        alone: percentilesOf(times),
        fourAtOnce: percentilesOf(answeredAt(times)),
        slowest,
      };
    }
  } finally {
    await commerce.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
