/**
 * What one source file takes from others, read from its syntax. What is of types alone is left out:
 * the build erases it.
 */
import { parseSync } from 'oxc-parser';

/** Names taken from a module as it is written in the source. */
export interface ModuleLink {
  readonly source: string;
  /** Undefined: all of it, as by `import './x'`, `import * as x` and `import('./x')`. */
  readonly names: ReadonlySet<string> | undefined;
}

export interface ModuleLinks {
  readonly imports: readonly ModuleLink[];
  /** By exported name: `export { a as b } from './x'` is b → a of x. */
  readonly reexports: ReadonlyMap<string, ModuleLink>;
  /** `export * from './x'`. */
  readonly wholeReexports: readonly ModuleLink[];
  /** It contains only re-exports, so only the imported names are followed. */
  readonly isBarrel: boolean;
}

type Syntax = ReturnType<typeof parseSync>['module'];

const isReexport = (type: string): boolean =>
  type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration';

function importsOf({ staticImports, dynamicImports }: Syntax, text: string): ModuleLink[] {
  const written = staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    const isWhole =
      values.length === 0 || values.some(({ importName }) => importName.kind !== 'Name');
    const names = isWhole
      ? undefined
      : new Set(values.map(({ importName }) => importName.name ?? ''));
    return [{ source: moduleRequest.value, names }];
  });
  const called = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    source: text.slice(start + 1, end - 1),
    names: undefined,
  }));
  return [...written, ...called];
}

/** Reads `text`, the source of `file`; the file's extension decides whether it may contain JSX. */
export function readModuleLinks(file: string, text: string): ModuleLinks {
  const { module, program } = parseSync(file, text);
  const reexports = new Map<string, ModuleLink>();
  const wholeReexports: ModuleLink[] = [];
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest, importName, exportName, isType } of exported) {
    if (!moduleRequest || isType) continue;
    const source = moduleRequest.value;
    const names =
      importName.kind === 'Name' && importName.name ? new Set([importName.name]) : undefined;
    if (exportName.name) reexports.set(exportName.name, { source, names });
    else wholeReexports.push({ source, names: undefined });
  }
  const isBarrel =
    exported.length > 0 &&
    exported.every(({ moduleRequest }) => moduleRequest) &&
    program.body.every(({ type }) => isReexport(type));
  return { imports: importsOf(module, text), reexports, wholeReexports, isBarrel };
}
