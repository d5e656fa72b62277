/**
 * Which files a source file reaches through the code's own imports. A name that is imported from a
 * package's door (`src/index.ts`) leads to the file behind that name and to no other component.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ModuleLink, type ModuleLinks, readModuleLinks } from './moduleLinks.ts';

interface Visit {
  readonly file: string;
  readonly names: ReadonlySet<string> | undefined;
}

const packageName = /^@solvik\/([\w-]+)(\/[\w./-]+)?$/;
const endings = ['', '.ts', '.tsx', '.json'];

/** What leads on from a file of which `names` are imported. */
function linksFrom(
  links: ModuleLinks,
  names: ReadonlySet<string> | undefined,
): readonly ModuleLink[] {
  const { imports, reexports, wholeReexports, isBarrel } = links;
  if (!isBarrel || !names) return [...imports, ...reexports.values(), ...wholeReexports];
  const known = [...names].flatMap((name) => reexports.get(name) ?? []);
  const others = new Set([...names].filter((name) => !reexports.has(name)));
  const searched =
    others.size > 0 ? wholeReexports.map(({ source }) => ({ source, names: others })) : [];
  return [...known, ...searched];
}

/** Reads the graph of the project at `root`; paths are from there. Each file is parsed once. */
export function createImportGraph(root: string): (file: string) => ReadonlySet<string> {
  const parsed = new Map<string, ModuleLinks>();
  const resolved = new Map<string, string | undefined>();

  function linksOf(file: string): ModuleLinks {
    const links = parsed.get(file) ?? readModuleLinks(file, readFileSync(join(root, file), 'utf8'));
    parsed.set(file, links);
    return links;
  }

  function packageFile(name: string, part: string | undefined): string | undefined {
    const manifest = readFileSync(join(root, name, 'package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as {
      readonly exports: Readonly<Record<string, string>>;
    };
    const target = exports[part ? `.${part}` : '.'];
    return target && normalize(join(name, target));
  }

  function find(from: string, source: string): string | undefined {
    const [, name, part] = packageName.exec(source) ?? [];
    if (name) return packageFile(name, part);
    if (!source.startsWith('.')) return undefined;
    const bare = normalize(join(from, source.replace(/\?.*$/, '')));
    return endings.map((ending) => bare + ending).find((path) => existsSync(join(root, path)));
  }

  /** Undefined for what is not the project's own. */
  function resolve(file: string, source: string): string | undefined {
    const key = `${dirname(file)} ${source}`;
    if (!resolved.has(key)) resolved.set(key, find(dirname(file), source));
    return resolved.get(key);
  }

  /** Every file of ours that `file` reaches, itself included. */
  return function reach(file: string): ReadonlySet<string> {
    const reached = new Set<string>();
    const visited = new Set<string>();
    const open: Visit[] = [{ file, names: undefined }];
    for (let visit = open.pop(); visit; visit = open.pop()) {
      const key = `${visit.file} ${[...(visit.names ?? ['*'])].join()}`;
      if (visited.has(key)) continue;
      visited.add(key);
      const links = /\.tsx?$/.test(visit.file) ? linksOf(visit.file) : undefined;
      // An entry point renders nothing itself: the modules behind its names do.
      if (!(links?.isBarrel && visit.names)) reached.add(visit.file);
      for (const { source, names } of links ? linksFrom(links, visit.names) : []) {
        const target = resolve(visit.file, source);
        if (target) open.push({ file: target, names });
      }
    }
    return reached;
  };
}
