/** The pairs of colours that NavDrawer draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('accent', ['sheet'])];
