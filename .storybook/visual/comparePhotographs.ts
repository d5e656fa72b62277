/** The outcome of each photograph, by its hashes before and after. */
import type { PictureHash } from './photographKey.ts';

export type ShotList = ReadonlyMap<string, PictureHash>;

export interface ShotChange {
  readonly key: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly before?: PictureHash;
  readonly after?: PictureHash;
}

/**
 * The differences between the accepted photographs and the new ones, by key. `wasTaken` returns
 * whether a key was photographed this time: an accepted one that was not requested is not gone.
 */
export function comparePhotographs({
  accepted,
  taken,
  wasTaken,
}: {
  readonly accepted: ShotList;
  readonly taken: ShotList;
  readonly wasTaken: (key: string) => boolean;
}): readonly ShotChange[] {
  const changes: ShotChange[] = [];
  for (const [key, after] of taken) {
    const before = accepted.get(key);
    if (before === undefined) changes.push({ key, kind: 'new', after });
    else if (before !== after) changes.push({ key, kind: 'changed', before, after });
  }
  for (const [key, before] of accepted)
    if (wasTaken(key) && !taken.has(key)) changes.push({ key, kind: 'gone', before });
  return changes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
