/**
 * Accepts the last photographs: first the pictures are stored, then their
 * hashes are written.
 */
import { readAcceptedHashes, writeAcceptedHashes, writeAcceptedSources } from './acceptedHashes.ts';
import { acceptPhotographs } from './acceptPhotographs.ts';
import type { LastRun } from './lastRun.ts';
import type { PictureStore } from './pictureStore.ts';

/** How many pictures are sent to a bucket at a time. */
const lanes = 8;

interface Acceptance {
  readonly run: Pick<LastRun, 'read' | 'readPicture'>;
  readonly store: PictureStore;
  /** Ids of stories, or prefixes of ids; none for all. */
  readonly words: readonly string[];
  /** Of the hashes; by default the project's. */
  readonly folder?: string;
}

export interface Accepted {
  /** The total number of accepted photographs. */
  readonly photographs: number;
  /** The folder of their pictures. */
  readonly location: string;
}

/**
 * Rejects with a message, and accepts nothing, if a picture is missing or a bucket does not accept
 * it.
 */
export async function acceptLast({ run, store, words, folder }: Acceptance): Promise<Accepted> {
  const last = run.read();
  const accepted = readAcceptedHashes(folder);
  const { list, sources } = acceptPhotographs({ accepted, last, words });
  const known = new Set(accepted.values());
  const waiting = [
    ...new Set(last.taken.flatMap(([key, hash]) => (list.get(key) === hash ? hash : []))),
  ];
  const publish = async (): Promise<void> => {
    for (let hash = waiting.pop(); hash; hash = waiting.pop()) {
      const png = run.readPicture(hash) ?? (await store.read(hash));
      if (png) await store.publish(hash, png);
      else if (!known.has(hash))
        throw new Error(`There is no picture for ${hash}: photograph again before accepting.`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, publish));
  writeAcceptedHashes(list, folder);
  if (sources) writeAcceptedSources(sources);
  return { photographs: list.size, location: store.location };
}
