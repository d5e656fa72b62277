import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface FoundImport {
  /** The specifier in the source. */
  readonly source: string;
  /** Path from the project's root for a relative import, otherwise the specifier. */
  readonly target: string;
  /** Whether it is removed at compile time. */
  readonly isTypeOnly: boolean;
}

/** The imports and re-exports of a file, in order, and after them its lazy imports. @param file from the project's root */
export function readImports(root: string, file: string): readonly FoundImport[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ source: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, source] = /^'([^']+)'$/.exec(text.slice(start, end)) ?? [];
    return source === undefined ? [] : [{ source, isTypeOnly: false }];
  });
  return [...imported, ...exported, ...lazy].map((found) => ({
    ...found,
    target: found.source.startsWith('.')
      ? relative(root, resolve(root, dirname(file), found.source))
      : found.source,
  }));
}

/** The sources of a package, as paths from the project's root. */
export const sourcesOf = (root: string, folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|dist|generated/.test(String(path)),
  });
