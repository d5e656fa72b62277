/** Prose draws no pair of its own: its words are the page’s, its links TextLink’s. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
