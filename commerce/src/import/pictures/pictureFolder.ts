/** A merchant's folder of pictures, searched by the names in the file or by a product's id. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ImportRefusedError } from '../importProblem.ts';

export interface PictureFolder {
  /**
   * The path of a picture named as in the file: an address, a path or a bare name. Never outside
   * the folder.
   */
  readonly byName: (written: string) => string | undefined;
  /** Pictures named after one of these ids: `id.jpg`, then `id-1.jpg`, `id_back.jpg`, in order. */
  readonly byIds: (ids: readonly string[]) => readonly string[];
}

const endings = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** `https://…/photos/Blue%20Shirt.JPG?v=1` is `blue shirt.jpg`. */
function bareName(written: string): string {
  const path = written.replace(/[?#].*$/, '').replaceAll('\\', '/');
  try {
    return basename(decodeURIComponent(path)).toLowerCase();
  } catch {
    return basename(path).toLowerCase();
  }
}

const stemOf = (name: string): string => name.slice(0, name.length - extname(name).length);

/** @throws ImportRefusedError when the folder does not exist */
export async function openPictureFolder(folder: string): Promise<PictureFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (): Dirent[] => {
      throw new ImportRefusedError(`There is no folder of pictures “${folder}”.`);
    },
  );
  // Symbolic links are ignored, as they could lead to any file of the machine.
  const files = entries
    .filter((entry) => entry.isFile() && endings.has(extname(entry.name).toLowerCase()))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const byBareName = new Map(
    files
      .toReversed()
      .map((entry) => [entry.name.toLowerCase(), join(entry.parentPath, entry.name)]),
  );
  const byStem = new Map([...byBareName].toReversed().map(([name, path]) => [stemOf(name), path]));
  const byBeginning = Map.groupBy(
    [...byStem].filter(([stem]) => /[-_ ]/.test(stem)),
    ([stem]) => stem.replace(/[-_ ][^-_ ]*$/, ''),
  );
  return {
    byName(written) {
      const name = bareName(written);
      return byBareName.get(name) ?? byStem.get(extname(name) === '' ? name : stemOf(name));
    },
    byIds(ids) {
      const keys = [...new Set(ids.map((id) => id.toLowerCase()))];
      return [
        ...new Set(
          keys.flatMap((key) =>
            [byStem.get(key) ?? [], (byBeginning.get(key) ?? []).map(([, path]) => path)].flat(),
          ),
        ),
      ];
    },
  };
}
