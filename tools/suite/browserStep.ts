import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyReruns, planRepeat } from './classifyReruns.ts';
import { readJourneys, type JourneyReport } from './readJourneys.ts';
import { slowestLines } from './slowestLines.ts';
import { root, runProgram, type SuiteStep } from './suiteStep.ts';
import type { TestRun } from './testRun.ts';
import { workers } from './workers.ts';

/**
 * Runs journeys: all of them, or those that `args` select. Each run has its own shop and data
 * folder.
 */
async function runJourneys(
  name: string,
  browser: string | undefined,
  args: readonly string[] = [],
): Promise<{ readonly code: number; readonly tests: readonly TestRun[] }> {
  const report = join(root, '.cache', `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await runProgram(
    'node_modules/.bin/playwright',
    ['test', '--config', 'storefront/e2e/playwright.config.ts', ...args],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(browser && { CHROMIUM_PATH: browser }),
    },
  );
  return { code, tests: readJourneys(JSON.parse(readFileSync(report, 'utf8')) as JourneyReport) };
}

/**
 * Journeys through the built shop in a browser. Those that fail are run once more, alone, with a trace in
 * `test-results/alone`.
 */
export const browserStep = (browser: string | undefined): SuiteStep => ({
  title: 'Journeys in a browser',
  run: async () => {
    const built = await runProgram(process.execPath, ['tools/setup/buildOnly.mjs']);
    if (built.code !== 0) return { passed: 0, failed: 1 };
    mkdirSync(join(root, '.cache'), { recursive: true });
    const { code, tests } = await runJourneys('playwright', browser);
    const repeated = planRepeat(tests);
    const list = join(root, '.cache', 'journeys-alone.txt');
    writeFileSync(list, repeated.map(({ name }) => name).join('\n'));
    const alone = [
      '--test-list',
      list,
      '--workers',
      String(workers.repeat),
      '--trace',
      'on',
      '--output',
      join(root, 'test-results/alone'),
    ];
    const again =
      repeated.length === 0 ? [] : (await runJourneys('playwright-alone', browser, alone)).tests;
    process.stdout.write(`${slowestLines(tests, 'journeys').join('\n')}\n`);
    const outcome = classifyReruns(tests, again);
    const isBroken = code !== 0 && tests.every(({ failure }) => failure === undefined);
    return isBroken ? { ...outcome, failed: 1 } : outcome;
  },
});
