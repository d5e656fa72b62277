import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { root, runProgram, type SuiteStep } from './suiteStep.ts';

/** Builds Storybook and runs every story in a browser: renders, plays, quiet console, axe. */
export const storyStep = (browser: string | undefined): SuiteStep => ({
  title: 'Stories',
  run: async () => {
    const left = join(root, '.cache', 'storyOutcome.json');
    rmSync(left, { force: true });
    const { code } = await runProgram(
      process.execPath,
      ['.storybook/runStories.ts'],
      browser ? { CHROMIUM_PATH: browser } : {},
    );
    const outcome = JSON.parse(readFileSync(left, 'utf8')) as Outcome;
    return outcome.failed === 0 && code !== 0 ? { ...outcome, failed: 1 } : outcome;
  },
});
