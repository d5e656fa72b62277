/** The imports between packages of the workspace, without those of tests, stories and journeys. */
import { readImports, sourcesOf } from '../checks/readImports.ts';
import type { WorkspacePackage } from './workspace.ts';

/** An import of another package. */
export interface Arrow {
  /** A package, or a folder of one that has several: `widgets`, `storefront/server`. */
  readonly from: string;
  readonly to: string;
  /** Whether it is removed at compile time. */
  readonly isTypeOnly: boolean;
  /** The imported entry points besides the main one, sorted: `editing`. */
  readonly entryPoints: readonly string[];
}

interface Link {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
  readonly entryPoint?: string;
}

export const isProof = (file: string): boolean =>
  /\.(test|stories|pairs|spec)\.tsx?$|\/(testing|e2e)\//.test(file);

/** One arrow for each pair, in the order of `from` and `to`; it is for types alone where all its links are. */
export function joinLinks(links: readonly Link[]): readonly Arrow[] {
  const pairs = Map.groupBy(links, ({ from, to }) => `${from} ${to}`);
  return [...pairs.keys()].toSorted().flatMap((pair) => {
    const joined = pairs.get(pair) ?? [];
    const [first] = joined;
    if (!first) return [];
    const entryPoints = new Set(joined.flatMap(({ entryPoint }) => entryPoint ?? []));
    return {
      from: first.from,
      to: first.to,
      isTypeOnly: joined.every(({ isTypeOnly }) => isTypeOnly),
      entryPoints: [...entryPoints].toSorted(),
    };
  });
}

/** The sources of a package, without its tests and the settings of its tools. @returns paths from the root */
export const shippedSources = (root: string, folder: string): readonly string[] =>
  sourcesOf(root, folder).filter((file) => !isProof(file) && file.split('/').length > 2);

/** `storefront/server/main.ts` → `storefront/server` where the package has more folders than `src`. */
function partsOf(files: readonly string[]): (file: string) => string {
  const folders = new Set(files.flatMap((file) => file.split('/').slice(1, -1)[0] ?? []));
  return (file) => {
    const [name = '', ...rest] = file.split('/');
    return folders.size > 1 ? `${name}/${String(rest[0])}` : name;
  };
}

/** Every arrow between the packages and, within a package of several folders, between these. */
export function packageArrows(
  root: string,
  packages: readonly WorkspacePackage[],
): readonly Arrow[] {
  const sources = new Map(
    packages.map(({ folder }) => [folder, shippedSources(root, folder)] as const),
  );
  const parts = new Map([...sources].map(([folder, files]) => [folder, partsOf(files)] as const));

  /** The part that an import names, with the entry point that it names it by. */
  function reached(target: string): { readonly to: string; readonly entryPoint?: string } | void {
    for (const { folder, name } of packages) {
      if (target.startsWith(`${folder}/`)) return { to: parts.get(folder)?.(target) ?? folder };
      if (target !== name && !target.startsWith(`${name}/`)) continue;
      const entryPoint = target.slice(name.length + 1);
      const to = parts.get(folder)?.(`${folder}/src/index.ts`) ?? folder;
      return entryPoint === '' ? { to } : { to, entryPoint };
    }
  }

  const links = [...sources].flatMap(([folder, files]) =>
    files.flatMap((file) =>
      readImports(root, file).flatMap(({ target, isTypeOnly }): readonly Link[] => {
        const from = parts.get(folder)?.(file) ?? folder;
        const found = reached(target);
        return found && found.to !== from ? [{ ...found, from, isTypeOnly }] : [];
      }),
    ),
  );
  return joinLinks(links);
}
