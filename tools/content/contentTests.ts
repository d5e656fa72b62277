/** Runs the tests that prove each widget, and names the files that prove each aspect. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runProgram } from '../suite/suiteStep.ts';

export interface NamedTest {
  /** From the project's root. */
  readonly file: string;
  /** The titles of its blocks and its title, separated by spaces. */
  readonly fullName: string;
  /** `passed`, `failed` or `skipped`. */
  readonly status: string;
}

interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly Omit<NamedTest, 'file'>[];
  }[];
}

/** Files whose tests name a widget's type in their titles. */
export const proofFiles = {
  payloads: 'widgets/src/testing/payloads.test.tsx',
  forms: 'workbench/src/fields/forms.test.tsx',
  migrations: 'content-schema/src/migrate.test.ts',
  titles: 'content-schema/src/titles/titles.test.ts',
  widgetTexts: 'widgets/src/languages/languages.test.ts',
  exampleTexts: 'tools/generate/exampleWords.test.ts',
} as const;

/** @param payloads generated for each widget, valid and mutated */
export async function runContentTests(payloads: number): Promise<readonly NamedTest[]> {
  const report = join(root, '.cache/contentTests.json');
  await runProgram(
    'node_modules/.bin/vitest',
    [
      'run',
      'content-schema',
      'widgets',
      'workbench',
      proofFiles.exampleTexts,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { PAYLOADS: String(payloads) },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  );
}

const wordsOf = (title: string): ReadonlySet<string> => new Set(title.match(/[\w-]+/g));

/** Whether a file has tests with all these words in their titles, and all of them passed. */
export function arePassed(
  tests: readonly NamedTest[],
  file: keyof typeof proofFiles,
  words: readonly string[],
): boolean {
  const named = tests.filter((test) => {
    const inTitle = wordsOf(test.fullName);
    return test.file === proofFiles[file] && words.every((word) => inTitle.has(word));
  });
  return named.length > 0 && named.every(({ status }) => status === 'passed');
}
