/** The packages of the workspace, as pnpm-workspace.yaml and their package.json files name them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WorkspacePackage {
  /** From the project's root: `content-schema`. */
  readonly folder: string;
  /** As others import it: `@solvik/content-schema`. */
  readonly name: string;
  /** Specifiers after the name, in the order of package.json's `exports`: `.`, `./editing`. */
  readonly entryPoints: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** The folders listed under `packages:`; the file has no other list of plain words there. */
function listedFolders(yaml: string): readonly string[] {
  const [, list = ''] = /^packages:\n((?: +- .+\n)+)/m.exec(yaml) ?? [];
  return [...list.matchAll(/- '?([\w/-]+)'?/g)].flatMap(([, folder]) => folder ?? []);
}

/** @param root the project's root. Throws where a listed folder has no package.json. */
export function readWorkspace(root: string): readonly WorkspacePackage[] {
  const folders = listedFolders(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return folders.map((folder) => {
    const manifest = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as Manifest;
    return { folder, name: manifest.name, entryPoints: Object.keys(manifest.exports ?? {}) };
  });
}
