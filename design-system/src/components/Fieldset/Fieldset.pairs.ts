/** Fieldset draws no pair of its own: its legend takes the colour of the page’s words. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
