/**
 * `npm run report:speed`: the speed of the built shop, each figure with that of the last run, the saved one and its
 * target.
 *
 *   npm run report:speed                     everything, about a quarter of an hour
 *   npm run report:speed -- bytes render     parts: bytes, lighthouse, render, cached, memory, interactions
 *   npm run report:speed -- keep             saves the figures in tools/speed/savedFigures.json
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, pinnedChromium } from '../browser/pinnedChromium.ts';
import { type RunningShop, startShop } from '../content/startShop.ts';
import { withProcess } from '../content/withProcess.ts';
import type { Budgets } from '../speed/budget.ts';
import { cachedCost } from '../speed/cachedCost.ts';
import type { Figures } from '../speed/figures.ts';
import { figureLines } from '../speed/judgeFigures.ts';
import { measuredPages } from '../speed/measuredPages.ts';
import { measureInteractions } from '../speed/measureInteractions.ts';
import { memoryUse } from '../speed/memoryUse.ts';
import { runLighthouse } from '../speed/runLighthouse.ts';
import { visitFirstLoad } from '../speed/visitFirstLoad.ts';
import { root, runProgram } from '../suite/suiteStep.ts';

const partNames = ['bytes', 'interactions', 'lighthouse', 'cached', 'memory', 'render'] as const;
type PartName = (typeof partNames)[number];

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== 'keep' && !partNames.some((name) => name === word));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part called “${unknown.join(' ')}”. Choose of: ${partNames.join(', ')}, keep.\n`,
  );
  process.exit(2);
}
const requested = partNames.filter((name) => words.includes(name));
const runs = (name: PartName): boolean => requested.length === 0 || requested.includes(name);

const port = Number(process.env.PORT ?? 3431);
const runCount = 5;
const manyPages = 10_000;
const files = {
  last: join(root, '.cache/speedFigures.json'),
  saved: join(root, 'tools/speed/savedFigures.json'),
};
const read = (file: string): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {};
const print = (line: string) => process.stdout.write(`${line}\n`);

const figures: Record<string, number> = {};
const failed: PartName[] = [];
/** A part that fails does not affect the figures of the others. */
async function measure(name: PartName, take: () => Promise<Figures>): Promise<void> {
  if (!runs(name)) return;
  print(`Measuring: ${name}`);
  try {
    Object.assign(figures, await take());
  } catch (error) {
    failed.push(name);
    print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

if ((await runProgram(process.execPath, ['tools/setup/buildOnly.mjs'])).code !== 0) process.exit(1);
const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());

/** The parts that need the running shop. */
async function measureShop({ address, pid }: RunningShop): Promise<void> {
  await measure('memory', () => memoryUse({ address, pid, count: manyPages }));
  const pages = await measuredPages(address);
  const openBrowser = async () => {
    const browser = await chromium.launch({
      args: browserArguments,
      ...(executablePath && { executablePath }),
    });
    return { browser, stop: () => browser.close() };
  };
  await withProcess(openBrowser, async ({ browser }) => {
    await measure('bytes', () => visitFirstLoad({ browser, address, pages }));
    await measure('interactions', () =>
      measureInteractions({ browser, address, pages, runs: runCount }),
    );
  });
  await measure('lighthouse', () =>
    runLighthouse({ executablePath, address, pages, runs: runCount, debuggingPort: port + 1 }),
  );
  const { home, list, product } = pages.paths;
  await measure('cached', () =>
    cachedCost({ port, barePort: port + 2, paths: { home, list, product } }),
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'solvik-speed-'));
try {
  // The first start imports the catalogue, which takes memory that a started shop does not have.
  await (await startShop(root, port, dataDir)).stop();
  await withProcess(() => startShop(root, port, dataDir), measureShop);
  await measure('render', async () => {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'production',
      DRAW_AHEAD: 'off',
    };
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/speed/renderCost.ts'], {
      cwd: root,
      env,
      maxBuffer: 1 << 24,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Figures;
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

const budgets = JSON.parse(readFileSync(join(root, 'tools/speed/budgets.json'), 'utf8')) as Budgets;
const [last, saved] = [read(files.last), read(files.saved)];
for (const line of figureLines(figures, { last, saved, budgets })) print(line);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(files.last, JSON.stringify({ ...last, ...figures }, undefined, 1));
if (words.includes('keep'))
  writeFileSync(files.saved, `${JSON.stringify({ ...saved, ...figures }, undefined, 2)}\n`);
if (failed.length > 0) {
  print(`Not measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
