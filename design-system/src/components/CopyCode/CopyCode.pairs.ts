/** CopyCode draws no pair of its own: its words and its edge take the colour round them. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
