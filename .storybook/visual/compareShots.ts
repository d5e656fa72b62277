/** What became of each photograph, by its hash then and now. */
import type { PictureHash } from './shot.ts';

export type ShotList = ReadonlyMap<string, PictureHash>;

export interface ShotChange {
  readonly key: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly before?: PictureHash;
  readonly after?: PictureHash;
}

/**
 * The differences between the accepted photographs and those taken now, by key. `wasTaken` tells which keys were photographed
 * this time: an accepted one that was left out on purpose is not gone.
 */
export function compareShots({
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
