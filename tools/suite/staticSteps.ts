/** What is proven without running the shop: types, lint, the house's rules, and that generated files are current. */
import { checkHouse } from '../checks/houseRules.ts';
import { checkImports } from '../checks/importRules.ts';
import { checkMessages } from '../checks/messageRules.ts';
import { findings, oneCheck, root, type SuiteStep } from './suiteStep.ts';

export const staticSteps: readonly SuiteStep[] = [
  oneCheck('Types', 'node_modules/.bin/tsc', ['--noEmit', '-p', '.']),
  oneCheck('Lint', 'node_modules/.bin/oxlint', ['--type-aware', '--quiet', '.', '.storybook']),
  findings('House rules', () => checkHouse(root)),
  findings('Import rules', () => checkImports(root)),
  findings('Texts come with what shows them', () => checkMessages(root)),
  oneCheck('Generated files are current', process.execPath, ['tools/generate.ts', '--check']),
];
