/** Skeleton replaces content that is loading and has no text itself. */
import type { ColourName, DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];

export const ornaments: readonly ColourName[] = ['shade'];
