/** The pairs of colours that Dialog draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet'])];
