/**
 * Whether the figures counted in the stories cover all of them: each story of the built Storybook,
 * in each channel.
 */
import { channels } from '../../design-system/src/tokens/brandChannels.ts';

export interface StoryRuns {
  /** The ids of the built Storybook; none if it is not built from the current sources. */
  readonly stories: readonly string[];
  readonly counts: readonly { readonly storyId: string; readonly shown: string }[];
}

/** Undefined if every run was counted; otherwise what to run, and how many runs are missing. */
export function describeMissingRuns({ stories, counts }: StoryRuns): string | undefined {
  const counted = new Set(counts.map(({ storyId, shown }) => `${storyId} ${shown}`));
  const runs = stories.flatMap((story) => channels.map((channel) => `${story} ${channel}`));
  const missing = runs.filter((run) => !counted.has(run)).length;
  if (runs.length > 0 && missing === 0) return undefined;
  const part =
    missing > 0 && missing < runs.length
      ? ` (${String(missing)} of ${String(runs.length)} runs of the stories are missing)`
      : '';
  return `not shown here: run \`npm run report:stories\`${part}`;
}

/** The numbers of stories that were run in each channel. */
export const describeCoverage = (counts: StoryRuns['counts']): string =>
  channels
    .map(
      (channel) =>
        `${String(counts.filter(({ shown }) => shown === channel).length)} stories in ${channel}`,
    )
    .join(', ');
