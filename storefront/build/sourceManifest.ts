import { relative } from 'node:path';
import type { Plugin } from 'vite';

interface SourceFile {
  readonly file: string;
  /** Keys of the files it imports. */
  readonly imports: readonly string[];
  /** Whether it is imported on demand. */
  readonly isDynamicEntry?: boolean;
}

/**
 * Writes which file of the build contains each source that is loaded on demand, and the imports of
 * every file, as `.vite/manifest.json`. Vite's own manifest names a source only if it has a
 * separate file.
 */
export const sourceManifest = (root: string): Plugin => ({
  name: 'source-manifest',
  apply: 'build',
  generateBundle(_, bundle) {
    const manifest: Record<string, SourceFile> = {};
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      const file = { file: part.fileName, imports: part.imports };
      manifest[part.fileName] = file;
      for (const id of part.moduleIds) {
        const info = this.getModuleInfo(id);
        const isDynamicEntry = (info?.dynamicImporters.length ?? 0) > 0;
        if (isDynamicEntry || info?.isEntry)
          manifest[relative(root, id).replaceAll('\\', '/')] = { ...file, isDynamicEntry };
      }
    }
    this.emitFile({
      type: 'asset',
      fileName: '.vite/manifest.json',
      source: JSON.stringify(manifest),
    });
  },
});
