import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface FoundImport {
  /** The specifier; undefined for a lazy import whose path is computed. */
  readonly source: string | undefined;
  /**
   * Path from the project's root for a relative import, otherwise the specifier; the expression of a
   * computed one.
   */
  readonly target: string;
  /** Whether it is removed at compile time. */
  readonly isTypeOnly: boolean;
}

/** Imports in types: `import('./order.ts').Order`. */
function importedTypes(program: ReturnType<typeof parseSync>['program']): readonly string[] {
  const sources: string[] = [];
  new Visitor({ TSImportType: ({ source }) => void sources.push(source.value) }).visit(program);
  return sources;
}

/**
 * The imports and re-exports of a file, in order, and after them its lazy imports and those within
 * types.
 * @param file from the project's root
 */
export function readImports(root: string, file: string): readonly FoundImport[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, program } = parseSync(file, text);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ source: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const written = text.slice(start, end);
    const [, , source] = /^(['"`])([^'"`$]+)\1$/.exec(written) ?? [];
    return { source, written, isTypeOnly: false };
  });
  const types = importedTypes(program).map((source) => ({ source, isTypeOnly: true }));
  return [...imported, ...exported, ...lazy, ...types].map(({ source, isTypeOnly, ...rest }) => ({
    source,
    isTypeOnly,
    target: source?.startsWith('.')
      ? relative(root, resolve(root, dirname(file), source))
      : (source ?? ('written' in rest ? rest.written : '')),
  }));
}

/** The sources of a package, as paths from the project's root. */
export const sourcesOf = (root: string, folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mts}`, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|generated)(?:\/|$)/.test(String(path)),
  });
