/**
 * Prints how the shop finds things.
 *
 *   npm run report:finding                       lists of 2,400, 44,000 and 1,000,000 products
 *   npm run report:finding -- lists 2400 200000  lists of other sizes
 */
import { measureLists } from './finding/listLatency.ts';

const [subject = 'lists', ...given] = process.argv.slice(2);
if (subject !== 'lists') {
  process.stderr.write(`There is no report called “${subject}”; choose “lists”.\n`);
  process.exit(2);
}

const sizes = given.length > 0 ? given.map(Number) : [2_400, 44_000, 1_000_000];
const invalid = sizes.find((size) => !Number.isInteger(size) || size < 1);
if (invalid !== undefined) {
  process.stderr.write('Sizes are whole numbers from 1, such as 2400.\n');
  process.exit(2);
}

const formatMs = (milliseconds: number) => milliseconds.toFixed(2).padStart(9);

process.stdout.write(
  'A page of 20 with every count, nothing cached, milliseconds; × is the ratio to the first catalogue.\n',
);
const first = new Map<string, number>();
for (const size of sizes) {
  const { products, buildSeconds, longestBlockMs, rows } = await measureLists(size);
  process.stdout.write(
    `\n${products.toLocaleString('en')} products, built in ${buildSeconds.toFixed(1)} s, longest block ${longestBlockMs.toFixed(0)} ms\n`,
  );
  for (const { name, p50, p99 } of rows) {
    const base = first.get(name) ?? p50;
    first.set(name, base);
    process.stdout.write(
      `  ${name.padEnd(26)} p50 ${formatMs(p50)}  p99 ${formatMs(p99)}  × ${(p50 / base).toFixed(1)}\n`,
    );
  }
}
