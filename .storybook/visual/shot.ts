/** One photograph of one story: where it was taken, and what it is called in lists and files. */
import type { Channel } from '../../design-system/src/tokens/generated/tokenNames.ts';

export interface Shot {
  readonly storyId: string;
  readonly channel: Channel;
  /** CSS pixels. */
  readonly width: number;
}

/** SHA-256 of the photograph's bytes, 32 hex digits: enough that no two ever meet. */
export type PictureHash = string;

/** A line of the list of baselines: `components-button--default se 390`. */
export const shotKey = ({ storyId, channel, width }: Shot): string =>
  `${storyId} ${channel} ${String(width)}`;

/** Back from a line; throws on anything else. */
export function readShotKey(key: string): Shot {
  const [storyId, channel, width] = key.split(' ');
  if (!storyId || !channel || !width)
    throw new Error(`“${key}” is not a story, a channel and a width.`);
  return { storyId, channel: channel as Channel, width: Number(width) };
}
