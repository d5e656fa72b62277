/** What has changed since the photographs were last accepted: each source by its hash, so that a copy without its history can tell too. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that a story can be made of, and what takes the photographs. */
const sources = [
  '.storybook/**/*.{ts,tsx,js,webp,json}',
  '{design-system,content-schema,addresses,shop-rules,widgets,storefront}/src/**/*',
  'tools/browser/*',
  'pnpm-lock.yaml',
];
const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$|\.mdx?$|^\.storybook\/visual\/baselines\//.test(path);

/** Hash of each source by its path from the project's root. */
export function hashSources(root: string): ReadonlyMap<string, string> {
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || entry.name === 'baselines',
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

/** One hash of them all: what was counted or photographed on other sources says nothing of these. */
export const markOfSources = (root: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...hashSources(root)]))
    .digest('hex')
    .slice(0, 16);

/** Paths that differ between two states: changed, new and gone. */
export function changedBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}
