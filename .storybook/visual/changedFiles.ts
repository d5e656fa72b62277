/**
 * The changes since photographs were last accepted: each source by its hash, so that it
 * works in a copy without history.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All possible sources of a story, and the code that takes the photographs. */
const sources = [
  '.storybook/**/*.{ts,tsx,js,webp,json}',
  '{design-system,content-schema,addresses,shop-rules,widgets,workbench,storefront}/src/**/*',
  'shop/{src,definition,brand}/*',
  'tools/browser/*',
  'pnpm-lock.yaml',
];
const isLeftOut = (path: string): boolean => /\.test\.tsx?$|\.mdx?$/.test(path);

/** Hash of each source by its path from the project's root. */
export function hashSources(root: string): ReadonlyMap<string, string> {
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules',
  }).filter((entry) => entry.isFile());
  const paths = files
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isLeftOut(path))
    .toSorted();
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
}

/** One hash of all sources; figures of other sources do not apply to them. */
export const fingerprintSources = (root: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...hashSources(root)]))
    .digest('hex')
    .slice(0, 16);

/** Paths that differ between two states: changed, new and removed. */
export function changedBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}
