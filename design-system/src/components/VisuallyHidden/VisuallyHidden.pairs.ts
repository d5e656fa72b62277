/** VisuallyHidden draws no pair of its own: nothing of it is seen. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
