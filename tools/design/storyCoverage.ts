/** Whether what was counted in the stories holds for all of them: each story of the built Storybook, turned to each channel. */
import { channels } from '../../design-system/src/tokens/readTokens.ts';

export interface Looks {
  /** The ids of the built Storybook; none where it is not built of today's sources. */
  readonly stories: readonly string[];
  readonly counts: readonly { readonly storyId: string; readonly shown: string }[];
}

/** Undefined when every look was counted; else what to run, and how many looks there are no figures of. */
export function missingLooks({ stories, counts }: Looks): string | undefined {
  const counted = new Set(counts.map(({ storyId, shown }) => `${storyId} ${shown}`));
  const looks = stories.flatMap((story) => channels.map((channel) => `${story} ${channel}`));
  const missing = looks.filter((look) => !counted.has(look)).length;
  if (looks.length > 0 && missing === 0) return undefined;
  const part =
    missing > 0 && missing < looks.length
      ? ` (${String(missing)} of ${String(looks.length)} looks of the stories are missing)`
      : '';
  return `not shown here: run \`npm run report:stories\`${part}`;
}

/** How many stories were turned to each channel. */
export const looksByChannel = (counts: Looks['counts']): string =>
  channels
    .map(
      (channel) =>
        `${String(counts.filter(({ shown }) => shown === channel).length)} stories in ${channel}`,
    )
    .join(', ');
