/** The pairs of colours that Popover draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet'])];
