/** Vitest's JSON report as test runs. */
import { relative } from 'node:path';
import type { TestRun } from './testRun.ts';

interface File {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly duration?: number | null;
    readonly failureMessages?: readonly string[];
  }[];
}

export interface UnitTestReport {
  readonly testResults: readonly File[];
}

export interface UnitTestFile {
  /** Its path from the root. */
  readonly name: string;
  readonly seconds: number;
  readonly tests: readonly TestRun[];
}

function fileTests(name: string, { status, message, assertionResults }: File): readonly TestRun[] {
  const tests = assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map((test): TestRun => ({
      name: `${name} › ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
      ...(test.status === 'failed' && {
        failure: test.failureMessages?.join('\n') || 'It failed without a message.',
      }),
    }));
  // A file whose set-up fails has tests that never ran; it has failed as a whole.
  const hasFailedItself =
    status === 'failed' && tests.every(({ failure }) => failure === undefined);
  return hasFailedItself
    ? [...tests, { name, seconds: 0, failure: message || 'The file does not run.' }]
    : tests;
}

export const readUnitTests = (
  { testResults }: UnitTestReport,
  root: string,
): readonly UnitTestFile[] =>
  testResults.map((file) => {
    const name = relative(root, file.name);
    return { name, seconds: (file.endTime - file.startTime) / 1000, tests: fileTests(name, file) };
  });
