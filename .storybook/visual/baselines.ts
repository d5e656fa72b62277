/**
 * The accepted photographs, kept in the repository: one list (story, channel, width, hash) and one picture per different hash.
 * The hash is of the photograph as it was taken, so nothing that changes is missed; the picture is only for the eye, and small.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShotList } from './compareShots.ts';
import type { PictureHash } from './shot.ts';

const folder = join(import.meta.dirname, 'baselines');
const listFile = join(folder, 'photographs.txt');
const pictureFile = (hash: PictureHash): string => join(folder, 'pictures', `${hash}.avif`);

const sourcesFile = join(folder, 'sources.txt');

export function readBaselines(): ShotList {
  if (!existsSync(listFile)) return new Map();
  return readPairs(listFile);
}

function readPairs(file: string): ReadonlyMap<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      line.slice(line.lastIndexOf(' ') + 1),
    ]),
  );
}

const writePairs = (file: string, pairs: ReadonlyMap<string, string>): void => {
  writeFileSync(
    file,
    [...pairs]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, hash]) => `${key} ${hash}\n`)
      .join(''),
  );
};

/** Hashes of the sources that the accepted photographs show; undefined before any are accepted. */
export const readAcceptedSources = (): ReadonlyMap<string, string> | undefined =>
  existsSync(sourcesFile) ? readPairs(sourcesFile) : undefined;

export const writeAcceptedSources = (hashes: ReadonlyMap<string, string>): void =>
  writePairs(sourcesFile, hashes);

/** A photograph (PNG) as it is kept, AVIF at its full size: a ninth of the bytes, and still every letter can be read. */
export const keepsake = async (png: Buffer | string): Promise<Buffer> =>
  sharp(png).avif({ quality: 35, effort: 1 }).toBuffer();

/** The accepted picture, as AVIF; undefined when nobody has accepted it. */
export function readBaselinePicture(hash: PictureHash): Buffer | undefined {
  return existsSync(pictureFile(hash)) ? readFileSync(pictureFile(hash)) : undefined;
}

/** Makes `list` the accepted one; `pictureOf` gives the PNG of a hash that is not kept yet. Pictures that no line names are removed. */
export async function writeBaselines(
  list: ShotList,
  pictureOf: (hash: PictureHash) => Buffer | undefined,
): Promise<void> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const wanted = new Set(list.values());
  for (const hash of wanted) {
    if (existsSync(pictureFile(hash))) continue;
    const png = pictureOf(hash);
    if (!png)
      throw new Error(`There is no picture for ${hash}: photograph again before accepting.`);
    writeFileSync(pictureFile(hash), await keepsake(png));
  }
  for (const name of readdirSync(join(folder, 'pictures')))
    if (!wanted.has(name.replace('.avif', ''))) rmSync(join(folder, 'pictures', name));
  writePairs(listFile, list);
}
