/** ProductPicture draws no pair of its own: it shows a picture or a cloth sample. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
