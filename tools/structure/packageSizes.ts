/** How large each package is: the sizes that docs/architecture.md quotes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from '../checks/importCycles.ts';
import { readImports, sourcesOf } from '../checks/readImports.ts';
import { isProof } from './packageArrows.ts';

export interface PackageSize {
  readonly folder: string;
  /** Without tests and stories; so are the sizes below. */
  readonly files: number;
  readonly lines: number;
  /** Lines of a file: half of the files have as many or fewer, nine in ten, all. */
  readonly median: number;
  readonly ninetieth: number;
  readonly longest: number;
  /** Lines of tests, stories and what only they import. */
  readonly proofLines: number;
  /** Groups of files that import each other. */
  readonly cycles: number;
}

/** The value that a share of the values do not exceed (nearest rank); 0 of none. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** @param folder of a package, from the root. Generated files are left out. */
export function packageSize(root: string, folder: string): PackageSize {
  const files = sourcesOf(root, folder);
  const linesOf = (file: string): number =>
    readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  const lines = files.filter((file) => !isProof(file)).map(linesOf);
  const imports = files.map(
    (file) => [file, readImports(root, file).map(({ target }) => target)] as const,
  );
  return {
    folder,
    files: lines.length,
    lines: sum(lines),
    median: percentile(lines, 0.5),
    ninetieth: percentile(lines, 0.9),
    longest: percentile(lines, 1),
    proofLines: sum(files.filter(isProof).map(linesOf)),
    cycles: findCycles(new Map(imports)).length,
  };
}

const columns: readonly (readonly [string, (size: PackageSize) => number])[] = [
  ['Files', ({ files }) => files],
  ['Lines', ({ lines }) => lines],
  ['Median', ({ median }) => median],
  ['90th percentile', ({ ninetieth }) => ninetieth],
  ['Longest', ({ longest }) => longest],
  ['Cycles', ({ cycles }) => cycles],
  ['Lines of tests and stories', ({ proofLines }) => proofLines],
];

/** A table in Markdown. */
export function sizeTable(sizes: readonly PackageSize[]): string {
  return [
    `| Package | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|${'---:|'.repeat(columns.length)}`,
    ...sizes.map(
      (size) =>
        `| \`${size.folder}\` | ${columns.map(([, value]) => value(size).toLocaleString('en')).join(' | ')} |`,
    ),
  ].join('\n');
}
