/** The titles of tests as their runners report them. */
import { join, relative } from 'node:path';

/** Vitest's JSON report. */
export interface UnitReport {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** `vitest list --json`. */
export type UnitList = readonly { readonly name: string; readonly file: string }[];

interface JourneySuite {
  readonly title: string;
  /** Path from the folder of journeys. */
  readonly file: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly { readonly title: string }[];
}

/** Playwright's JSON report, of a run or of `--list`. */
export interface JourneyReport {
  readonly suites: readonly JourneySuite[];
}

/** Whole titles, groups first, by the file's path from the root. */
export type TitlesByFile = ReadonlyMap<string, readonly string[]>;

function journeyTitles({ title, file, suites = [], specs }: JourneySuite): readonly string[] {
  const own = specs.map((spec) => spec.title);
  const inner = suites.flatMap((suite) => journeyTitles(suite));
  // The outermost suite is the file itself.
  const group = title === file ? '' : `${title} `;
  return [...own, ...inner].map((each) => `${group}${each}`);
}

const grouped = (entries: readonly (readonly [string, string])[]): TitlesByFile => {
  const titles = new Map<string, string[]>();
  for (const [file, title] of entries) titles.set(file, [...(titles.get(file) ?? []), title]);
  return titles;
};

/** Tests that ran; those that were skipped prove nothing. */
export const titlesOfRun = ({ testResults }: UnitReport, root: string): TitlesByFile =>
  grouped(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName }) => [relative(root, name), fullName] as const),
    ),
  );

export const titlesOfList = (list: UnitList, root: string): TitlesByFile =>
  grouped(list.map(({ name, file }) => [relative(root, file), name] as const));

export const titlesOfJourneys = ({ suites }: JourneyReport): TitlesByFile =>
  grouped(
    suites.flatMap((suite) =>
      journeyTitles(suite).map((title) => [join('storefront/e2e', suite.file), title] as const),
    ),
  );
