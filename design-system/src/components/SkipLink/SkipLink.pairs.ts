/** The pairs of colours that SkipLink draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('accent', ['sheet'])];
