/**
 * The accepted photographs as stored in git: a file for each component under `hashes/`, sorted,
 * one line for each photograph (story, channel, width, hash), so that two branches meet only where
 * both accepted the same photograph. The pictures themselves are stored outside git, by these hashes
 * (pictureStore.ts).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShotList } from './comparePhotographs.ts';

/** Where the lists are, from the project's root. */
export const hashesFolder = '.storybook/visual/hashes';

const sourcesFile = join(import.meta.dirname, 'sources.txt');
const hereFolder = join(import.meta.dirname, 'hashes');
const line = /^[\w-]+--[\w-]+ [a-z]{2} \d+ [\da-f]{32}$/;

/** The file with a story's hashes; `key` is a story's id or begins with it. */
export const hashesFile = (key: string): string => `${key.split('--')[0] ?? key}.txt`;

type Pair = readonly [string, string];

const splitLine = (text: string): Pair => {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
};

const byKey = ([a]: Pair, [b]: Pair): number => (a < b ? -1 : 1);
const print = (pairs: readonly Pair[]): string =>
  pairs
    .toSorted(byKey)
    .map(([key, hash]) => `${key} ${hash}\n`)
    .join('');

function readHashesFile(folder: string, name: string): readonly Pair[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
  return lines.map((text, index) => {
    if (line.test(text)) return splitLine(text);
    const component = name.replace(/\.txt$/, '');
    throw new Error(
      `${hashesFolder}/${name}, line ${String(index + 1)}: “${text}” is not a story, a channel, ` +
        `a width and a hash. Keep one side of what was merged, then run ` +
        `“npm run visual -- ${component}” and accept.`,
    );
  });
}

/**
 * Every accepted photograph by its key. Throws on a malformed line, such as an unresolved merge
 * conflict.
 */
export function readAcceptedHashes(folder = hereFolder): ShotList {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.txt'))
    : [];
  return new Map(names.toSorted().flatMap((name) => readHashesFile(folder, name)));
}

/** Writes `list` as the accepted one; the file of a component without photographs is deleted. */
export function writeAcceptedHashes(list: ShotList, folder = hereFolder): void {
  mkdirSync(folder, { recursive: true });
  const files = Object.groupBy(list, ([key]) => hashesFile(key));
  for (const name of readdirSync(folder)) if (!files[name]) rmSync(join(folder, name));
  for (const [name, pairs = []] of Object.entries(files)) {
    const file = join(folder, name);
    const text = print(pairs);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Hashes of the sources that the accepted photographs show; undefined before any are accepted. */
export function readAcceptedSources(): ReadonlyMap<string, string> | undefined {
  if (!existsSync(sourcesFile)) return undefined;
  return new Map(readFileSync(sourcesFile, 'utf8').split('\n').filter(Boolean).map(splitLine));
}

export const writeAcceptedSources = (hashes: ReadonlyMap<string, string>): void => {
  writeFileSync(sourcesFile, print([...hashes]));
};
