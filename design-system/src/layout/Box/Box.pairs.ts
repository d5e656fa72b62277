/** Box draws no pair of its own: its planes are planeStyles’. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
