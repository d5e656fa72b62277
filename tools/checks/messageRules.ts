/**
 * Checks that every part of the storefront is loaded with the texts that it shows, and with no
 * others.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { routeScreens } from '../../storefront/src/app/routeScreens.ts';
import { messageGroups } from '../../storefront/src/languages/messageGroups.ts';
import { type MessageUse, readMessageUse } from './messageUse.ts';

/** A separately loaded part: the entry, a route, or a module that is imported on demand. */
interface Root {
  readonly path: string;
  /** Groups of texts that are loaded with it. */
  readonly groups: readonly string[];
  /** The module that imports a part on demand. */
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
  /** First parts of keys that are loaded with the modules that show them. */
  readonly groups: readonly string[];
}

const firstPart = (key: string): string => key.split('.')[0] ?? key;

const resolveFrom = (from: string, source: string): string =>
  normalize(join(dirname(from), source));

function firstPartsOf(
  { keys, beginnings }: MessageUse,
  all: readonly string[],
): ReadonlySet<string> {
  const used = all.filter(
    (key) => keys.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning)),
  );
  return new Set(used.map(firstPart));
}

/** All modules loaded with one, including itself. */
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

/**
 * The groups that are loaded when a root's modules run: its own, and those that all its importers
 * always have.
 */
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

/**
 * Texts loaded with every page although only one screen shows them. A single text costs less than a
 * request for it.
 */
function misplacedTexts(shown: Shown, { keys, entry, groups }: Storefront): readonly string[] {
  const counts = Map.groupBy(keys, firstPart);
  return [...shown].flatMap(([part, [root, ...others]]) =>
    groups.includes(part) ||
    !root ||
    others.length > 0 ||
    root.path === entry ||
    counts.get(part)?.length === 1
      ? []
      : [
          `Texts of “${part}” are loaded with every page, but only ${root.path} shows them: make them a group.`,
        ],
  );
}

type Uses = ReadonlyMap<string, MessageUse>;

/** Everything that is loaded separately, with its modules. */
function rootsOf({ entry, routes }: Storefront, uses: Uses): readonly Reached[] {
  const pages = Object.entries(routes).map(([path, groups]): Root => ({ path, groups }));
  const parts = [...uses]
    .flatMap(([host, use]) =>
      use.parts.map(({ source, groups }): Root => ({
        path: resolveFrom(host, source),
        groups,
        host,
      })),
    )
    // The table of screens imports each route, with its groups beside it.
    .filter(({ path }) => routes[path] === undefined);
  const roots: readonly Root[] = [{ path: entry, groups: [] }, ...pages, ...parts];
  return roots.map((root) => ({ ...root, modules: reach(root.path, uses) }));
}

/**
 * Parts that are loaded without a text that they show, or with texts that they do not show, as
 * sentences.
 */
export function messageErrors(storefront: Storefront): readonly string[] {
  const { modules, keys, groups } = storefront;
  const uses: Uses = new Map(
    [...modules].map(([path, code]) => [path, readMessageUse(path, code)]),
  );
  const roots = rootsOf(storefront, uses);
  const shown = new Map<string, Root[]>();
  const faults = roots.flatMap((root) => {
    const there = groupsAt(root, roots);
    const found = [...uses].flatMap(([path, use]) =>
      root.modules.has(path) ? [...firstPartsOf(use, keys)].map((part) => ({ part, path })) : [],
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
    ...misplacedTexts(shown, storefront),
  ];
}

/** Code that does not run in a shopper's browser. */
const isProof = /\.(test|stories|d)\.tsx?$|(^|\/)(testing|generated)\//;

/** The faults of the current storefront. */
export function checkMessages(root: string): readonly string[] {
  const sources = join(root, 'storefront/src');
  const read = (path: string): string => readFileSync(join(sources, path), 'utf8');
  const paths = globSync('**/*.{ts,tsx}', { cwd: sources }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return messageErrors({
    modules: new Map(paths.filter((path) => !isProof.test(path)).map((path) => [path, read(path)])),
    entry: 'app/entryClient.tsx',
    routes: Object.fromEntries(
      Object.entries(routeScreens).map(([path, { groups }]) => [`routes/${path}.tsx`, groups]),
    ),
    keys: Object.keys(JSON.parse(read('languages/sv.json')) as Readonly<Record<string, string>>),
    groups: messageGroups,
  });
}
