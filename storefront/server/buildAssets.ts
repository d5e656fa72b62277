import { readFileSync } from 'node:fs';
import type { PageAssets } from './documentTemplate.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

export function readManifest(path: string): BuildManifest {
  return JSON.parse(readFileSync(path, 'utf8')) as BuildManifest;
}

/** A folder's one screen, where a folder is named. */
function keyOf(manifest: BuildManifest, source: string): string {
  if (!source.endsWith('/')) return source;
  return (
    Object.keys(manifest).find((key) => key.startsWith(source) && manifest[key]?.isDynamicEntry) ??
    source
  );
}

/**
 * The files a page needs at once: the entry, what its first render needs (see pageSources), and
 * all their imports.
 */
export function assetsOf(manifest: BuildManifest, sources: readonly string[]): PageAssets {
  const files = new Set<string>();
  const stylesheets = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) stylesheets.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const entryKey = 'src/app/entryClient.tsx';
  for (const source of [entryKey, ...sources]) visit(keyOf(manifest, source));
  const entry = manifest[entryKey]?.file ?? '';
  return {
    entry: `/${entry}`,
    preloads: [...files]
      .filter((file) => file !== entry && file.endsWith('.js'))
      .map((file) => `/${file}`),
    stylesheets: [...stylesheets].map((file) => `/${file}`),
  };
}
