/** A story as rendered on a page. */
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';

export interface StoryVisit {
  readonly storyId: string;
  /** The channel, in whose language it is rendered. */
  readonly channel: Channel;
}
