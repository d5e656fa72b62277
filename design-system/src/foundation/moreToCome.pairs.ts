/** The fade is its background's colour over itself: decorative. */
import type { ColourName, DrawnPair } from '../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
export const ornaments: readonly ColourName[] = ['paper'];
