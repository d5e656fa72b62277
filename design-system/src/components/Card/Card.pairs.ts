/** The pairs of colours that Card draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet', 'accent-tint', 'shade'])];
