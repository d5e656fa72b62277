/** ShareGrid draws no colour: it only places others. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
