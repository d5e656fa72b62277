/**
 * `npm run verify`: what a change can have broken, within a minute. Types are checked from where the last run left off;
 * files are linted that changed since the last verified commit, and the unit tests that run them, nearest first, as many
 * as fit. `--all` checks everything.
 */
import { readChanges, recordVerified } from './suite/changedFiles.ts';
import { findings, oneCheck, root, runSuite, type SuiteStep } from './suite/suiteStep.ts';
import { typeStep, houseSteps, lintStep } from './suite/staticSteps.ts';
import { changedTestsStep } from './suite/changedTestsStep.ts';
import { vitestStep } from './suite/vitestStep.ts';

const changes = process.argv.includes('--all') ? undefined : readChanges(root);
const sources = changes?.files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

const lint: SuiteStep =
  sources?.length === 0 ? findings('Lint: no file changed', () => []) : lintStep(sources);

await runSuite(
  [
    oneCheck('Format', 'node_modules/.bin/oxfmt', ['--check', '.']),
    typeStep(['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
    lint,
    ...houseSteps,
    changes
      ? changedTestsStep(changes.files)
      : vitestStep('Unit tests', ['--project', '!browser', '--passWithNoTests']),
  ],
  { onPassed: () => recordVerified(root) },
);
