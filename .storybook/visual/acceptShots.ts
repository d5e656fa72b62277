import type { ShotList } from './compareShots.ts';
import { readShotKey } from './shot.ts';

/** What was photographed last. */
export interface Last {
  /** Those that gave photographs. */
  readonly stories: readonly string[];
  readonly everyStory: readonly string[];
  readonly taken: readonly (readonly [string, string])[];
  /** The sources as they were photographed; absent when stories were named, since the others' may have changed, and when one could not be photographed. */
  readonly sources?: readonly (readonly [string, string])[];
}

interface Accepted {
  readonly list: ShotList;
  /** Absent where not everything was accepted: the others stay touched until they, too, are looked at. */
  readonly sources?: ReadonlyMap<string, string>;
}

/**
 * What is accepted once what was photographed last is: of every story, or of those that `words` name, each a story or how the
 * names of some begin. A story that was not photographed keeps what was accepted of it; one that is written no longer loses it.
 */
export function acceptShots({
  accepted,
  last,
  words,
}: {
  readonly accepted: ShotList;
  readonly last: Last;
  readonly words: readonly string[];
}): Accepted {
  const { stories, everyStory, taken, sources } = last;
  const storyOf = (key: string): string => readShotKey(key).storyId;
  const known = new Set(everyStory);
  const wasTaken = new Set(stories);
  const names = new Set([...everyStory, ...[...accepted.keys()].map(storyOf)]);
  // A whole name means that story alone: others may begin with it.
  const isMeant = (story: string): boolean =>
    words.length === 0 ||
    words.some((word) => (names.has(word) ? story === word : story.startsWith(word)));
  const isReplaced = (story: string): boolean =>
    isMeant(story) && (wasTaken.has(story) || !known.has(story));
  const list = new Map([
    ...[...accepted].filter(([key]) => !isReplaced(storyOf(key))),
    ...taken.filter(([key]) => isMeant(storyOf(key))),
  ]);
  return { list, ...(words.length === 0 && sources && { sources: new Map(sources) }) };
}
