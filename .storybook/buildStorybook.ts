/** Builds Storybook into storybook-static unless its sources are unchanged since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './runProgram.ts';

const sources = [
  '.storybook/{main,preview,modes,toolbar,writtenTypes,variantTypes,buildStorybook,visual/usualWidths}.{ts,tsx}',
  '.storybook/pictures/**/*',
  '{design-system,content-schema,addresses,shop-rules,widgets,workbench,storefront}/src/**/*',
  'shop/{src,definition,brand}/*',
  '{design-system,widgets,workbench,storefront}/package.json',
  'package.json',
  'pnpm-lock.yaml',
];

/** Tests and declared pairs are not built into the stories. */
const isBuilt = (file: string): boolean => !/\.(test|pairs)\.tsx?$/.test(file);

function stateOfSources(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules',
  }).filter((entry) => entry.isFile());
  for (const file of files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isBuilt)
    .sort())
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const builtFolder = (root: string): string => join(root, 'storybook-static');
const stampOf = (root: string): string => join(builtFolder(root), 'sources.txt');

const isCurrent = (root: string, state: string): boolean =>
  existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === state;

interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly type: string; readonly tags?: readonly string[] }
    >
  >;
}

/** The ids of the stories that are run; none without a Storybook built from the current sources. */
export function builtStories(root: string): readonly string[] {
  if (!isCurrent(root, stateOfSources(root))) return [];
  const { entries } = JSON.parse(
    readFileSync(join(builtFolder(root), 'index.json'), 'utf8'),
  ) as StoryIndex;
  return Object.values(entries).flatMap(({ id, type, tags = [] }) =>
    type === 'story' && tags.includes('test') ? [id] : [],
  );
}

/** Resolves to the folder of the build; throws if the build fails. */
export async function buildStorybook(root: string): Promise<string> {
  const folder = builtFolder(root);
  const state = stateOfSources(root);
  if (isCurrent(root, state)) return folder;
  process.stdout.write('Building Storybook\n');
  const { code, output } = await runProgram(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--quiet',
      '--stats-json',
      '-o',
      'storybook-static',
    ],
    { cwd: root, isQuiet: true },
  );
  if (code !== 0) throw new Error(`Storybook does not build:\n${output}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampOf(root), state);
  return folder;
}
