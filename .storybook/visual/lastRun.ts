/**
 * The last photographs of `npm run visual`, until they are accepted; only those that differ have a
 * picture here.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Last } from './acceptPhotographs.ts';
import type { ShotList } from './comparePhotographs.ts';
import type { PictureStore } from './pictureStore.ts';
import type { PictureHash } from './photographKey.ts';

export interface LastRun {
  /** The folder of the pictures, `<hash>.png`. */
  readonly pictures: string;
  /** The folder of the review page. */
  readonly review: string;
  /** Deletes the previous run. Returns the folder of the pictures. */
  readonly begin: () => string;
  readonly write: (last: Last) => void;
  /** Throws before the first run. */
  readonly read: () => Last;
  readonly readPicture: (hash: PictureHash) => Buffer | undefined;
  /** Moves the pictures that are as accepted into the store, for comparison when they change. */
  readonly storeAccepted: (kept: {
    readonly accepted: ShotList;
    readonly store: PictureStore;
  }) => void;
}

export function lastRun(root: string): LastRun {
  const cache = join(root, '.cache/visual');
  const folder = join(cache, 'last');
  const file = join(folder, 'last.json');
  const review = join(cache, 'review');
  const pictures = join(folder, 'pictures');
  return {
    pictures,
    review,
    begin: () => {
      for (const old of [folder, review]) rmSync(old, { recursive: true, force: true });
      mkdirSync(pictures, { recursive: true });
      return pictures;
    },
    write: (last) => {
      writeFileSync(file, JSON.stringify(last));
    },
    read: () => {
      if (!existsSync(file))
        throw new Error('There is nothing to accept yet: run “npm run visual” first.');
      return JSON.parse(readFileSync(file, 'utf8')) as Last;
    },
    readPicture: (hash) => {
      const picture = join(pictures, `${hash}.png`);
      return existsSync(picture) ? readFileSync(picture) : undefined;
    },
    storeAccepted: ({ accepted, store }) => {
      const hashes = new Set(accepted.values());
      for (const name of readdirSync(pictures)) {
        const hash = name.replace(/\.png$/, '');
        if (!hashes.has(hash)) continue;
        store.save(hash, readFileSync(join(pictures, name)));
        rmSync(join(pictures, name));
      }
      store.trim(hashes);
    },
  };
}
