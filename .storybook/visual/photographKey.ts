/** One photograph of one story: its channel and width, and its key in lists and files. */
import type { Channel } from '../../design-system/src/tokens/generated/tokenNames.ts';

export interface PhotographId {
  readonly storyId: string;
  readonly channel: Channel;
  /** CSS pixels. */
  readonly width: number;
}

/**
 * SHA-256 of the photograph's bytes, 32 hex digits, which makes a collision impossible in practice.
 */
export type PictureHash = string;

/** A line of the accepted hashes, without its hash: `components-button--default se 390`. */
export const photographKey = ({ storyId, channel, width }: PhotographId): string =>
  `${storyId} ${channel} ${String(width)}`;

/** Parses such a line; throws on anything else. */
export function parsePhotographKey(key: string): PhotographId {
  const [storyId, channel, width] = key.split(' ');
  if (!storyId || !channel || !width)
    throw new Error(`“${key}” is not a story, a channel and a width.`);
  return { storyId, channel: channel as Channel, width: Number(width) };
}
