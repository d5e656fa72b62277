/** Playwright's JSON report as test runs. */
import { stripVTControlCharacters } from 'node:util';
import type { TestRun } from './testRun.ts';

interface Test {
  readonly expectedStatus: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly {
    readonly duration: number;
    readonly errors: readonly { readonly message?: string }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly Test[] }[];
}

export interface JourneyReport {
  readonly suites: readonly Suite[];
}

const unrun = 'It did not run: one that it follows failed.';

function testRun(name: string, { status, expectedStatus, results }: Test): readonly TestRun[] {
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  if (status === 'expected') return [{ name, seconds }];
  const isSkippedByItself =
    status === 'skipped' && results.length > 0 && expectedStatus === 'skipped';
  if (isSkippedByItself) return [];
  const failure = results
    .flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)))
    .join('\n');
  return [{ name, seconds, failure: failure || unrun }];
}

function suiteRuns(
  { title, suites = [], specs }: Suite,
  outer: readonly string[],
): readonly TestRun[] {
  const titles = [...outer, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.flatMap((test) => testRun([...titles, spec.title].join(' › '), test)),
    ),
    ...suites.flatMap((suite) => suiteRuns(suite, titles)),
  ];
}

/**
 * Names are the lines that Playwright's `--test-list` reads: file and titles, none of which
 * contains a “›”.
 */
export const readJourneys = ({ suites }: JourneyReport): readonly TestRun[] =>
  suites.flatMap((suite) => suiteRuns(suite, []));
