/** Spinner draws no pair of its own: it takes the colour of the words round it. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
