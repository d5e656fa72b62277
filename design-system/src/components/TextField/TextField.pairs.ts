/** TextField draws no pair of its own: it is drawn by Field’s styles. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
