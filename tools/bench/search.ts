/**
 * The search index alone, with large catalogues made from the demo shop's words: how long it takes to
 * build, how long the event loop waits meanwhile, and how long searches take. It never fails.
 *
 *   npm run bench:search                    2,475, 50,000 and 200,000 products
 *   npm run bench:search -- 50000
 */
import { describeSearchLatency, measureSearchLatency } from './searchLatency.ts';

const sizes = process.argv.slice(2).map(Number);
for await (const latency of measureSearchLatency(
  sizes.length > 0 ? sizes : [2_475, 50_000, 200_000],
)) {
  const { longestBlockMs, slowest } = latency;
  process.stdout.write(
    `${describeSearchLatency(latency)}  longest block ${longestBlockMs.toFixed(0)} ms  slowest ${slowest.time.toFixed(1)} ms (${slowest.text})\n`,
  );
}
