/**
 * Prints how the shop finds things.
 *
 *   npm run report:finding                       all of it
 *   npm run report:finding -- lists 2400 200000  lists of these sizes; 2,400, 44,000 and 1,000,000 otherwise
 *   npm run report:finding -- paths search       parts: lists, writes, paths, search, scroll, back
 */
import { sites } from '../../addresses/src/index.ts';
import { chromium } from 'playwright';
import { browserArguments, pinnedChromium } from '../browser/pinnedChromium.ts';
import { startShop } from '../content/startShop.ts';
import { withProcess } from '../content/withProcess.ts';
import { describeSearchLatency, measureSearchLatency } from '../bench/searchLatency.ts';
import { measureDemoShop } from '../search-quality/measureDemoShop.ts';
import { summarise } from '../search-quality/measureSearch.ts';
import { root, runProgram } from '../suite/suiteStep.ts';
import { inCategoryName, measureLists } from './finding/listLatency.ts';
import { faultsOf, pathShapes } from './finding/pathShapes.ts';
import { measureServedLists } from './finding/servedLists.ts';
import { scrollFrames } from './finding/scrollFrames.ts';
import { writesInShop } from './finding/writesInShop.ts';

const parts = ['lists', 'writes', 'paths', 'search', 'scroll', 'back'] as const;
type Part = (typeof parts)[number];

const words = process.argv.slice(2);
const isSize = (word: string) => /^[1-9]\d*$/.test(word);
const unknown = words.filter((word) => !isSize(word) && !parts.some((part) => part === word));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part called “${unknown.join(' ')}”. Choose of: ${parts.join(', ')}; sizes of lists are whole numbers from 1.\n`,
  );
  process.exit(2);
}
const requested = parts.filter((part) => words.includes(part));
const runs = (part: Part): boolean => requested.length === 0 || requested.includes(part);
const given = words.filter(isSize).map(Number);
const sizes = given.length > 0 ? given : [2_400, 44_000, 1_000_000];

const print = (line: string) => process.stdout.write(`${line}\n`);
const formatMs = (milliseconds: number) => milliseconds.toFixed(2).padStart(9);

async function printLists(): Promise<void> {
  print(
    'A page of 20 with every count, nothing cached, milliseconds; × is the ratio to the first catalogue.',
  );
  const first = new Map<string, number>();
  const listTimes: { products: number; p50: number }[] = [];
  for (const size of sizes) {
    const { products, buildSeconds, longestBlockMs, rows } = await measureLists(size);
    print(
      `\n${products.toLocaleString('en')} products, built in ${buildSeconds.toFixed(1)} s, longest block ${longestBlockMs.toFixed(0)} ms`,
    );
    for (const { name, p50, p99 } of rows) {
      const base = first.get(name) ?? p50;
      first.set(name, base);
      print(
        `  ${name.padEnd(26)} p50 ${formatMs(p50)}  p99 ${formatMs(p99)}  × ${(p50 / base).toFixed(1)}`,
      );
    }
    listTimes.push({ products, p50: rows.find(({ name }) => name === inCategoryName)?.p50 ?? 0 });
  }
  const [{ p50: own } = { p50: 0 }] = listTimes;
  const served = await measureServedLists();
  print(
    `\nA whole request of the demo shop, a category with two filters: p50 ${served.toFixed(2)} ms. With the list of`,
  );
  for (const { products, p50 } of listTimes)
    print(
      `  ${products.toLocaleString('en').padStart(9)} products  × ${((served - own + p50) / served).toFixed(1)}`,
    );
}

async function printWrites(): Promise<void> {
  print(
    '\nWhat writes cost: a product, then a list that is not cached, is requested all the time. Seconds until lists have what was written; milliseconds of the slowest request and of the longest block.',
  );
  for (const size of given.length > 0 ? given : [2_400, 200_000]) {
    print(`  ${size.toLocaleString('en')} products`);
    for await (const cost of writesInShop(size))
      print(
        `    ${cost.request.padEnd(8)} ${cost.name.padEnd(30)} shown after ${cost.seconds.toFixed(1).padStart(5)} s  ${String(cost.requests).padStart(5)} requests  p50 ${formatMs(cost.p50)}  slowest ${formatMs(cost.slowest)}  block ${formatMs(cost.longestBlockMs)}`,
      );
  }
}

async function printSearch(): Promise<void> {
  print('\nJudged searches of the demo shop; nDCG@10 is 1 when the best products come first.');
  for (const { locale, rule, hand } of await measureDemoShop()) {
    const { queries, ndcg, withoutResult } = summarise([...rule, ...hand]);
    print(
      `  ${locale}  ${String(queries).padStart(4)} queries  nDCG@10 ${ndcg.toFixed(3)}  no result ${(withoutResult * 100).toFixed(1)} %`,
    );
  }
  print('\nHow long a search takes, in Swedish; four at once wait for each other.');
  for await (const latency of measureSearchLatency(sizes)) print(describeSearchLatency(latency));
}

async function printPaths(port: number): Promise<void> {
  const rows = await pathShapes(port);
  print(
    `\nAddresses, in ${sites.map(({ locale }) => locale).join(', ')}: status and canonical path`,
  );
  for (const { name, responses } of rows) {
    print(`  ${name}`);
    for (const { path, status, location, canonical, languages } of responses)
      print(
        `    ${path.padEnd(48)} ${String(status)}${location ? ` → ${location}` : ''}${canonical ? `  ${canonical}` : ''}${languages.length > 0 ? `  ${languages.join(' ')}` : ''}`,
      );
  }
  const faults = rows.flatMap(faultsOf);
  print(
    faults.length === 0 ? '  No faults.' : faults.map((fault) => `  Fault: ${fault}`).join('\n'),
  );
  if (faults.length > 0) process.exitCode = 1;
}

const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());

async function printScroll(address: string): Promise<void> {
  const openBrowser = async () => {
    const browser = await chromium.launch({
      args: browserArguments,
      ...(executablePath && { executablePath }),
    });
    return { browser, stop: () => browser.close() };
  };
  print('\nScrolling a list, a third of a window per frame; late frames took longer than two.');
  const figures = await withProcess(openBrowser, ({ browser }) =>
    scrollFrames(browser, `${address}/nyheter`),
  );
  for (const { window, cards, frames, late, longestMs } of figures)
    print(
      `  ${window.padEnd(8)} ${String(cards)} cards, ${String(frames)} frames, ${String(late)} late (${((late / frames) * 100).toFixed(1)} %), longest ${longestMs.toFixed(0)} ms`,
    );
}

const port = Number(process.env.PORT ?? 3433);

if (runs('lists')) await printLists();
if (runs('writes')) await printWrites();
if (runs('search')) await printSearch();
if (runs('paths') || runs('scroll') || runs('back')) {
  const built = await runProgram(process.execPath, ['tools/setup/buildOnly.mjs']);
  if (built.code !== 0) process.exit(1);
}
if (runs('paths') || runs('scroll'))
  await withProcess(
    () => startShop(root, port),
    async ({ address }) => {
      if (runs('paths')) await printPaths(port);
      if (runs('scroll')) await printScroll(address);
    },
  );
if (runs('back')) {
  print('\nGoing back to a list, on a phone and a desktop:');
  const { code } = await runProgram(
    'node_modules/.bin/playwright',
    ['test', '--config', 'storefront/e2e/playwright.config.ts', '--reporter=list', 'listsBack'],
    executablePath ? { CHROMIUM_PATH: executablePath } : {},
  );
  if (code !== 0) process.exitCode = 1;
}
