/** A sample of the stories, chosen by a seed: the same seed and stories give the same sample. */
import type { VisualStory } from './visualStories.ts';

/** At least one story where there is any; `share` is between 0 and 1. */
export function sampleStories({
  stories,
  share,
  seed,
}: {
  readonly stories: readonly VisualStory[];
  readonly share: number;
  readonly seed: number;
}): readonly VisualStory[] {
  let state = seed * 2 + 1;
  const drawn = stories.map((story) => {
    state = (state * 48_271) % 2_147_483_647;
    return { story, lot: state };
  });
  return drawn
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, Math.ceil(stories.length * share))
    .map(({ story }) => story);
}
