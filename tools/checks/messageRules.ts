/** Every part of the storefront is loaded with the texts that it shows, and with no others. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { routeMessages } from '../../storefront/src/app/routeMessages.ts';
import { messageGroups } from '../../storefront/src/languages/messageGroups.ts';
import { type MessageUse, readMessageUse } from './messageUse.ts';

/** What is loaded by itself: the entry, a route, or a part that is imported on demand. */
interface Root {
  readonly path: string;
  /** Groups of texts that are loaded with it. */
  readonly groups: readonly string[];
  /** Of a part: the module that imports it. */
  readonly host?: string;
}

export interface Storefront {
  /** Code by its path from the storefront's sources. */
  readonly modules: ReadonlyMap<string, string>;
  readonly entry: string;
  /** The groups of texts by the route's path. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Keys of all texts. */
  readonly keys: readonly string[];
  /** First parts of keys that are loaded with what shows them. */
  readonly groups: readonly string[];
}

const firstPart = (key: string): string => key.split('.')[0] ?? key;

const resolveFrom = (from: string, source: string): string =>
  normalize(join(dirname(from), source));

/** The workbench has a catalogue of its own, whose keys may be the same. */
const hasOwnTexts = /^features\/workbench\//;

function firstPartsOf(
  path: string,
  { keys, beginnings }: MessageUse,
  all: readonly string[],
): ReadonlySet<string> {
  const used = all.filter(
    (key) => keys.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning)),
  );
  return new Set(hasOwnTexts.test(path) ? [] : used.map(firstPart));
}

/** All modules that come with one, itself among them. */
function reach(path: string, uses: ReadonlyMap<string, MessageUse>): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [path];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const use = uses.get(next);
    if (!use || reached.has(next)) continue;
    reached.add(next);
    for (const source of use.imports)
      if (source.startsWith('.')) left.push(resolveFrom(next, source));
  }
  return reached;
}

interface Reached extends Root {
  readonly modules: ReadonlySet<string>;
}

/** The groups that are there when a root's modules run: its own, and those that whatever loads it always has. */
function groupsAt(
  root: Root,
  roots: readonly Reached[],
  seen: ReadonlySet<Root> = new Set(),
): ReadonlySet<string> {
  const hosts = roots.filter(({ modules }) => root.host !== undefined && modules.has(root.host));
  const known = hosts
    .filter((host) => !seen.has(host))
    .map((host) => groupsAt(host, roots, new Set([...seen, root])));
  const [first = new Set<string>(), ...others] = known;
  return new Set([
    ...root.groups,
    ...[...first].filter((group) => others.every((other) => other.has(group))),
  ]);
}

type Shown = ReadonlyMap<string, readonly Root[]>;

/** Texts that come with every page, though one screen alone shows them. A single text is less than a request for it. */
function strayTexts(shown: Shown, { keys, entry, groups }: Storefront): readonly string[] {
  const counts = Map.groupBy(keys, firstPart);
  return [...shown].flatMap(([part, [root, ...others]]) =>
    groups.includes(part) ||
    !root ||
    others.length > 0 ||
    root.path === entry ||
    counts.get(part)?.length === 1
      ? []
      : [
          `Texts of “${part}” come with every page, and only ${root.path} shows them: make them a group.`,
        ],
  );
}

type Uses = ReadonlyMap<string, MessageUse>;

/** Everything that is loaded by itself, with the modules that come with it. */
function rootsOf({ entry, routes }: Storefront, uses: Uses): readonly Reached[] {
  const pages = Object.entries(routes).map(([path, groups]): Root => ({ path, groups }));
  const parts = [...uses].flatMap(([host, use]) =>
    use.parts.map(({ source, groups }): Root => ({
      path: resolveFrom(host, source),
      groups,
      host,
    })),
  );
  const roots: readonly Root[] = [{ path: entry, groups: [] }, ...pages, ...parts];
  return roots.map((root) => ({ ...root, modules: reach(root.path, uses) }));
}

/** What is loaded without a text that it shows, or with texts that it does not, as sentences. */
export function messageFaults(storefront: Storefront): readonly string[] {
  const { modules, keys, groups } = storefront;
  const uses: Uses = new Map(
    [...modules].map(([path, code]) => [path, readMessageUse(path, code)]),
  );
  const roots = rootsOf(storefront, uses);
  const shown = new Map<string, Root[]>();
  const faults = roots.flatMap((root) => {
    const there = groupsAt(root, roots);
    const found = [...uses].flatMap(([path, use]) =>
      root.modules.has(path)
        ? [...firstPartsOf(path, use, keys)].map((part) => ({ part, path }))
        : [],
    );
    const used = new Set(found.map(({ part }) => part));
    for (const part of used) shown.set(part, [...(shown.get(part) ?? []), root]);
    const missing = found.filter(({ part }) => groups.includes(part) && !there.has(part));
    const idle = root.groups.filter((group) => !used.has(group));
    return [
      ...missing.map(
        ({ part, path }) =>
          `${root.path} is loaded without the texts of “${part}”; ${path} shows them.`,
      ),
      ...idle.map((group) => `${root.path} is loaded with the texts of “${group}” and shows none.`),
    ];
  });
  return [
    ...[...uses.values()].flatMap((use) => use.faults),
    ...faults,
    ...strayTexts(shown, storefront),
  ];
}

/** Code that no browser of a shopper runs. */
const isProof = /\.(test|stories|d)\.tsx?$|(^|\/)(testing|generated)\//;

/** The faults of the storefront as it is. */
export function checkMessages(root: string): readonly string[] {
  const sources = join(root, 'storefront/src');
  const read = (path: string): string => readFileSync(join(sources, path), 'utf8');
  const paths = globSync('**/*.{ts,tsx}', { cwd: sources }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return messageFaults({
    modules: new Map(paths.filter((path) => !isProof.test(path)).map((path) => [path, read(path)])),
    entry: 'app/entryClient.tsx',
    routes: Object.fromEntries(
      Object.entries(routeMessages).map(([path, groups]) => [`routes/${path}.tsx`, groups]),
    ),
    keys: Object.keys(JSON.parse(read('languages/sv.json')) as Readonly<Record<string, string>>),
    groups: messageGroups,
  });
}
