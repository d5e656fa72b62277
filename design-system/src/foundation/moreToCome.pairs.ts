/** The fade is the ground that it stands on, over itself: an ornament. */
import type { ColourName, DrawnPair } from '../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
export const ornaments: readonly ColourName[] = ['paper'];
