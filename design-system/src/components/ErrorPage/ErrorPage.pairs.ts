/** ErrorPage draws no pair of its own: it is put together of words and links that declare theirs. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
