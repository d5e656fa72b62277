import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram, type SuiteStep } from './suiteStep.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Journeys through the built shop in a browser. A journey that only passes when repeated counts as failed. */
export const browserStep = (browser: string | undefined): SuiteStep => ({
  title: 'Journeys in a browser',
  run: async () => {
    const built = await runProgram(process.execPath, ['tools/setup/buildOnly.mjs']);
    if (built.code !== 0) return { passed: 0, failed: 1 };
    const report = join(root, '.cache', 'playwright.json');
    const { code } = await runProgram('node_modules/.bin/playwright', ['test', '--config', 'storefront/e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(browser && { CHROMIUM_PATH: browser }),
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  },
});
