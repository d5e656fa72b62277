/** The pairs of colours that Flyout draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet'])];
