/**
 * What is proven without running the shop: types, lint, architecture rules, unused code, and that
 * generated files are current.
 */
import { checkHouse } from '../checks/houseRules.ts';
import { checkCycles } from '../checks/importCycles.ts';
import { checkImports, packages } from '../checks/importRules.ts';
import { checkMessages } from '../checks/messageRules.ts';
import { findings, oneCheck, root, type SuiteStep } from './suiteStep.ts';

/** @param options of tsc besides the usual ones */
export const typeStep = (options: readonly string[] = []): SuiteStep =>
  oneCheck('Types', 'node_modules/.bin/tsc', ['--noEmit', '-p', '.', ...options]);

/** @param files from the root; all without them */
export const lintStep = (files: readonly string[] = ['.', '.storybook']): SuiteStep =>
  oneCheck('Lint', 'node_modules/.bin/oxlint', ['--type-aware', '--quiet', ...files]);

/** Checks of our own, a few seconds together. */
export const houseSteps: readonly SuiteStep[] = [
  findings('House rules', () => checkHouse(root)),
  findings('Import rules', () => checkImports(root)),
  findings('Import cycles', () => checkCycles(root, [...packages, 'tools', '.storybook'])),
  findings('Texts are loaded where they are shown', () => checkMessages(root)),
  oneCheck(
    'No unused files, exports or packages',
    'node_modules/.bin/knip',
    ['--no-progress', '--reporter', 'compact'],
    'Delete what is listed, or stop exporting it. Name a new entry point in knip.json.',
  ),
  oneCheck('Generated files are current', process.execPath, ['tools/generate.ts', '--check']),
];

export const staticSteps: readonly SuiteStep[] = [
  oneCheck('Format', 'node_modules/.bin/oxfmt', ['--check', '.']),
  typeStep(),
  lintStep(),
  ...houseSteps,
];
