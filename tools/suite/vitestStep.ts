import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram, type SuiteStep } from './suiteStep.ts';

/** Runs unit and contract tests; `filters` are paths, or options of Vitest's; none means all. */
export const vitestStep = (title: string, filters: readonly string[] = [], env: Readonly<Record<string, string>> = {}): SuiteStep => ({
  title,
  run: async () => {
    const report = join(root, '.cache', `vitest-${title.replaceAll(/\W+/g, '-')}.json`);
    mkdirSync(join(root, '.cache'), { recursive: true });
    const { code } = await runProgram('node_modules/.bin/vitest', ['run', ...filters, '--reporter=default', '--silent=passed-only', '--reporter=json', `--outputFile.json=${report}`], env);
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>;
    const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  },
});
