/** A story as it stands on a page. */
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';

export interface StoryVisit {
  readonly storyId: string;
  /** In which it is shown, in its language. */
  readonly channel: Channel;
}
