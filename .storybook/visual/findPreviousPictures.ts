/**
 * The accepted pictures of changed stories: from the store, otherwise rendered from the commit that
 * accepted them.
 */
import type { ShotChange } from './comparePhotographs.ts';
import type { PictureStore } from './pictureStore.ts';
import { type MissingPicture, renderAccepted } from './renderAccepted.ts';
import { parsePhotographKey, type PictureHash } from './photographKey.ts';

export interface Search {
  readonly root: string;
  readonly store: PictureStore;
  readonly changes: readonly ShotChange[];
  readonly report: (sentence: string) => void;
  readonly render?: typeof renderAccepted;
}

/** PNG by hash, without missing ones. Never rejects: missing pictures are reported. */
export async function findPreviousPictures(
  search: Search,
): Promise<ReadonlyMap<PictureHash, Buffer>> {
  const { root, store, changes, report, render = renderAccepted } = search;
  const found = new Map<PictureHash, Buffer>();
  const missing = new Map<PictureHash, MissingPicture>();
  let isReachable = true;
  for (const { key, before } of changes) {
    if (before === undefined || found.has(before) || missing.has(before)) continue;
    const png = isReachable
      ? await store.read(before).catch((error: unknown) => {
          isReachable = false;
          report(error instanceof Error ? error.message : String(error));
          return undefined;
        })
      : undefined;
    if (png) found.set(before, png);
    else missing.set(before, { storyId: parsePhotographKey(key).storyId, hash: before });
  }
  const save = (hash: PictureHash, png: Buffer): void => {
    store.save(hash, png);
    found.set(hash, png);
  };
  await render({ root, missing: [...missing.values()], save, report });
  return found;
}
