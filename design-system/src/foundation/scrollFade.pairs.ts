/** The fade is its background's colour over itself: decorative. */
import type { ColourName } from '../tokens/drawnPairs.ts';

export const ornaments: readonly ColourName[] = ['paper'];
