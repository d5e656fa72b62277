/** What a source file stands on, read from the code's own imports: names taken from a package's door lead to their own files. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

const packageDoor = /^@solvik\/([\w-]+)(\/[\w./-]+)?$/;

interface Wish {
  readonly file: string;
  /** Undefined: all of it. */
  readonly names?: ReadonlySet<string>;
}

interface ParsedFile {
  readonly imports: readonly {
    readonly source: string;
    readonly names: ReadonlySet<string> | undefined;
  }[];
  /** Where each name that is only passed on comes from. */
  readonly passedOn: ReadonlyMap<string, { readonly source: string; readonly name: string }>;
  /** Nothing but names passed on. */
  readonly isDoor: boolean;
}

const endings = ['', '.ts', '.tsx', '.json'];

/** Reads the graph of the project at `root`; paths are from there. */
export function createImportGraph(root: string) {
  const parsed = new Map<string, ParsedFile>();

  function parse(file: string): ParsedFile {
    const known = parsed.get(file);
    if (known) return known;
    const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    const named = [
      ...module.staticImports.map(({ moduleRequest, entries }) => {
        const isWhole =
          entries.length === 0 || entries.some(({ importName }) => importName.kind !== 'Name');
        return {
          source: moduleRequest.value,
          names: isWhole
            ? undefined
            : new Set(entries.map(({ importName }) => importName.name ?? '')),
        };
      }),
      ...module.dynamicImports.map(({ moduleRequest }) => ({
        source: readFileSync(join(root, file), 'utf8').slice(
          moduleRequest.start + 1,
          moduleRequest.end - 1,
        ),
        names: undefined,
      })),
    ];
    const exported = module.staticExports.flatMap(({ entries }) => entries);
    const passedWhole = exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest && importName.kind !== 'Name'
        ? [{ source: moduleRequest.value, names: undefined }]
        : [],
    );
    const passedOn = new Map(
      exported.flatMap(({ moduleRequest, exportName, importName }) =>
        moduleRequest && exportName.name
          ? [
              [
                exportName.name,
                { source: moduleRequest.value, name: importName.name ?? exportName.name },
              ] as const,
            ]
          : [],
      ),
    );
    const isDoor =
      passedWhole.length === 0 &&
      program.body.every(
        ({ type }) => type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration',
      ) &&
      exported.length > 0 &&
      exported.every(({ moduleRequest }) => moduleRequest);
    const result = { imports: [...named, ...passedWhole], passedOn, isDoor };
    parsed.set(file, result);
    return result;
  }

  function doorOf(name: string, part: string | undefined): string | undefined {
    const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string>>;
    };
    const target = exports[part ? `.${part}` : '.'];
    return target && normalize(join(name, target));
  }

  function resolve(from: string, source: string): string | undefined {
    const [, name, part] = packageDoor.exec(source) ?? [];
    if (name) return doorOf(name, part);
    if (!source.startsWith('.')) return undefined;
    const bare = normalize(join(dirname(from), source.replace(/\?.*$/, '')));
    return endings.map((ending) => bare + ending).find((path) => existsSync(join(root, path)));
  }

  /** Every file of ours that `file` reaches, itself included. */
  return function reach(file: string): ReadonlySet<string> {
    const reached = new Set<string>();
    const wishes: Wish[] = [{ file }];
    const granted = new Set<string>();
    for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
      const mark = `${wish.file} ${[...(wish.names ?? ['*'])].join()}`;
      if (granted.has(mark)) continue;
      granted.add(mark);
      if (!/\.tsx?$/.test(wish.file)) {
        reached.add(wish.file);
        continue;
      }
      const { imports, passedOn, isDoor } = parse(wish.file);
      const sources =
        isDoor && wish.names
          ? [...wish.names]
              .flatMap((name) => passedOn.get(name) ?? [])
              .map(({ source, name }) => ({ source, names: new Set([name]) }))
          : [
              ...imports,
              ...[...passedOn.values()].map(({ source, name }) => ({
                source,
                names: new Set([name]),
              })),
            ];
      // A door by itself draws nothing: what is behind the names does.
      if (!(isDoor && wish.names)) reached.add(wish.file);
      for (const { source, names } of sources) {
        const target = resolve(wish.file, source);
        if (target) wishes.push({ file: target, ...(names && { names }) });
      }
    }
    return reached;
  };
}
