/**
 * The search index alone, with large catalogues made from the demo shop's words: how long it takes to
 * build, how long the event loop waits meanwhile, and how long searches take. It never fails.
 *
 *   npm run bench:search                    2,475, 50,000 and 200,000 products
 *   npm run bench:search -- 50000
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

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'solvik-bench-'));
const commerce = await createCommerce({ dataDir, env: {}, log: () => undefined, hasJobs: false });
try {
  await commerce.sources.import(demoShop);
  const { handle } = commerce.database;
  const catalogue = await commerce.shop.catalogue.get();
  const heads = await readHeads(handle, 'sv');
  const own: SearchRow[] = [];
  for await (const page of readAllRows(handle, 'sv')) own.push(...page);
  const sizes = process.argv.slice(2).map(Number);
  for (const size of sizes.length > 0 ? sizes : [own.length, 50_000, 200_000]) {
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
    const built = performance.now() - begun;
    delay.disable();
    const recent = collectSegment('sv').build(heads);
    const index = {
      version: '1',
      since: new Date(0),
      large,
      recent,
      left: new Set<number>(),
      heads,
    };
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
    times.sort((a, b) => a - b);
    process.stdout.write(
      `${String(size).padStart(7)} products  built in ${(built / 1000).toFixed(1)} s, event loop waits ${(delay.max / 1e6).toFixed(0)} ms at most  search p50 ${percentile(times, 0.5).toFixed(1)} ms  p99 ${percentile(times, 0.99).toFixed(1)} ms  slowest ${slowest.time.toFixed(1)} ms (${slowest.text})\n`,
    );
  }
} finally {
  await commerce.close();
  await rm(dataDir, { recursive: true, force: true });
}
