/** A story as it stands on a page, and the channels in which it is looked at. */
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';

export interface StoryVisit {
  readonly storyId: string;
  /** The first is the one shown, in its own language; the others lend only their colours. */
  readonly channels: readonly [Channel, ...Channel[]];
}
