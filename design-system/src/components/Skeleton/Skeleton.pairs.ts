/** Skeleton stands for what comes and says nothing itself. */
import type { ColourName, DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];

export const ornaments: readonly ColourName[] = ['shade'];
