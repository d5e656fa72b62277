/** The unit tests nearest to a change, in the time of a short break. */
import { globSync } from 'node:fs';
import { createImportGraph } from '../structure/importGraph.ts';
import { nearestTests } from './nearestTests.ts';
import { root, type SuiteStep } from './suiteStep.ts';
import { readSeconds } from './testSeconds.ts';
import { vitestStep } from './vitestStep.ts';

/** Seconds of tests over all workers: with types, lint and the other checks, a minute on two cores. */
const budget = 36;
/** What loading its modules adds to each file, and what one that never ran here is taken to need. */
const loadSeconds = 1;
const assumedSeconds = 1;

const unitTests = (): readonly string[] =>
  globSync('{*,.storybook}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist|storefront\/e2e/.test(path),
  }).filter((file) => !file.endsWith('.browser.test.tsx'));

/** @param changed paths from the root */
export const changedTestsStep = (changed: readonly string[]): SuiteStep => ({
  title: 'Unit tests',
  run: async () => {
    const reach = createImportGraph(root);
    const seconds = readSeconds(root);
    const { chosen, left } = nearestTests(
      unitTests().map((file) => ({
        file,
        reached: reach(file),
        seconds: loadSeconds + (seconds[file] ?? assumedSeconds),
      })),
      new Set(changed),
      budget,
    );
    process.stdout.write(
      `${String(chosen.length)} files of tests run what changed and are near it.` +
        (left.length > 0 ? ` ${String(left.length)} farther away are left to npm test.` : '') +
        '\n',
    );
    return chosen.length === 0
      ? { passed: 0, failed: 0 }
      : vitestStep('Unit tests', ['--project', '!browser', ...chosen]).run();
  },
});
