import type { ShotList } from './comparePhotographs.ts';
import { parsePhotographKey } from './photographKey.ts';

/** The last photographs. */
export interface Last {
  /** The stories that were photographed. */
  readonly stories: readonly string[];
  readonly everyStory: readonly string[];
  readonly taken: readonly (readonly [string, string])[];
  /**
   * The sources at the time of the photographs; absent if stories were named, because those of
   * others may have changed, and if one could not be photographed.
   */
  readonly sources?: readonly (readonly [string, string])[];
}

interface Accepted {
  readonly list: ShotList;
  /**
   * Absent if not everything was accepted: the other stories stay touched until they are reviewed
   * too.
   */
  readonly sources?: ReadonlyMap<string, string>;
}

/**
 * The accepted hashes after the last photographs are accepted: of every story, or of those that
 * `words` name, each an id or a prefix of ids. A story that was not photographed retains its
 * accepted hashes; one that no longer exists loses them.
 */
export function acceptPhotographs({
  accepted,
  last,
  words,
}: {
  readonly accepted: ShotList;
  readonly last: Last;
  readonly words: readonly string[];
}): Accepted {
  const { stories, everyStory, taken, sources } = last;
  const storyOf = (key: string): string => parsePhotographKey(key).storyId;
  const known = new Set(everyStory);
  const wasTaken = new Set(stories);
  const names = new Set([...everyStory, ...[...accepted.keys()].map(storyOf)]);
  // A complete name means only that story: others may start with it.
  const isRequested = (story: string): boolean =>
    words.length === 0 ||
    words.some((word) => (names.has(word) ? story === word : story.startsWith(word)));
  const isReplaced = (story: string): boolean =>
    isRequested(story) && (wasTaken.has(story) || !known.has(story));
  const list = new Map([
    ...[...accepted].filter(([key]) => !isReplaced(storyOf(key))),
    ...taken.filter(([key]) => isRequested(storyOf(key))),
  ]);
  return { list, ...(words.length === 0 && sources && { sources: new Map(sources) }) };
}
