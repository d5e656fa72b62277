/**
 * `npm run report:speed`: how fast the built shop is, in figures, each beside the last run's, the kept one and its
 * target.
 *
 *   npm run report:speed                     everything, about a quarter of an hour
 *   npm run report:speed -- bytes render     parts: bytes, lighthouse, render, cached, memory, interactions
 *   npm run report:speed -- keep             lays the figures into tools/speed/keptFigures.json
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, pinnedChromium } from '../browser/pinnedChromium.ts';
import { startShop } from '../content/startShop.ts';
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
const asked = partNames.filter((name) => words.includes(name));
const runs = (name: PartName): boolean => asked.length === 0 || asked.includes(name);

const port = Number(process.env.PORT ?? 3431);
const runCount = 5;
const manyPages = 10_000;
const files = {
  last: join(root, '.cache/speedFigures.json'),
  kept: join(root, 'tools/speed/keptFigures.json'),
};
const read = (file: string): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {};
const print = (line: string) => process.stdout.write(`${line}\n`);

const figures: Record<string, number> = {};
const failed: PartName[] = [];
/** A part that fails leaves the others their figures. */
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
const dataDir = mkdtempSync(join(tmpdir(), 'solvik-speed-'));
try {
  // Filling the shelves takes memory that a started shop does not have.
  await (await startShop(root, port, dataDir)).stop();
  const shop = await startShop(root, port, dataDir);
  await measure('memory', () =>
    memoryUse({ address: shop.address, pid: shop.pid, count: manyPages }),
  );
  const pages = await measuredPages(shop.address);
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  await measure('bytes', () => visitFirstLoad({ browser, address: shop.address, pages }));
  await measure('interactions', () =>
    measureInteractions({ browser, address: shop.address, pages, runs: runCount }),
  );
  await browser.close();
  await measure('lighthouse', () =>
    runLighthouse({
      executablePath,
      address: shop.address,
      pages,
      runs: runCount,
      debuggingPort: port + 1,
    }),
  );
  const { home, list, product } = pages.paths;
  await measure('cached', () =>
    cachedCost({ port, barePort: port + 2, paths: { home, list, product } }),
  );
  await shop.stop();
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
const [last, kept] = [read(files.last), read(files.kept)];
for (const line of figureLines(figures, { last, kept, budgets })) print(line);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(files.last, JSON.stringify({ ...last, ...figures }, undefined, 1));
if (words.includes('keep'))
  writeFileSync(files.kept, `${JSON.stringify({ ...kept, ...figures }, undefined, 2)}\n`);
if (failed.length > 0) {
  print(`Not measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
