/** How long each test file took when it last ran on this machine, kept outside history. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface TimedFile {
  /** Path from the root. */
  readonly name: string;
  readonly seconds: number;
}

const recordFile = (root: string): string => join(root, '.cache/test-seconds.json');

/** By path from the root; without what never ran here. */
export function readSeconds(root: string): Readonly<Record<string, number>> {
  if (!existsSync(recordFile(root))) return {};
  return JSON.parse(readFileSync(recordFile(root), 'utf8')) as Record<string, number>;
}

/** Files that did not run keep their figures. */
export function recordSeconds(root: string, files: readonly TimedFile[]): void {
  const measured = Object.fromEntries(files.map(({ name, seconds }) => [name, seconds]));
  writeFileSync(recordFile(root), JSON.stringify({ ...readSeconds(root), ...measured }));
}
