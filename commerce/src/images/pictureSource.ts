/** Sources of original pictures: files of a merchant, or drawings generated on first request. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundPicture {
  readonly bytes: Buffer;
  /** Changes whenever the picture does. */
  readonly version: string;
  /**
   * False for a quick placeholder, shown for seconds and never cached, while the picture itself is
   * being generated.
   */
  readonly isFinal: boolean;
}

export interface PictureSource {
  /**
   * The picture of a catalogue's file name, or undefined if this source has none.
   * @param width the most pixels that will be shown, so that a source may return a smaller one
   * sooner
   */
  readonly find: (fileName: string, width: number) => Promise<FoundPicture | undefined>;
}

/** File names of the catalogue's pictures: no folders, so that no path can be built from them. */
export const isPictureName = (name: string): boolean =>
  name.length <= 200 &&
  /^[\p{L}\d][\p{L}\d._-]*\.(?:jpe?g|png|webp|avif)$/iu.test(name) &&
  !name.includes('..');

/** Pictures in a folder. */
export function folderSource(folder: string): PictureSource {
  return {
    async find(fileName) {
      if (!isPictureName(fileName)) return undefined;
      const path = join(folder, fileName);
      const facts = await stat(path).catch(() => undefined);
      if (!facts?.isFile()) return undefined;
      return { bytes: await readFile(path), version: String(facts.mtimeMs), isFinal: true };
    },
  };
}

/** Tries one source after another. */
export function firstOf(sources: readonly PictureSource[]): PictureSource {
  return {
    async find(fileName, width) {
      for (const source of sources) {
        const found = await source.find(fileName, width);
        if (found) return found;
      }
      return undefined;
    },
  };
}
