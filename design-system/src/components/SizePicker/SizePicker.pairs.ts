/** SizePicker draws no pair of its own: it is drawn by ChoiceCells. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
