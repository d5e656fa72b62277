/** The pairs of colours that HeaderNav draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('accent', ['paper'])];
