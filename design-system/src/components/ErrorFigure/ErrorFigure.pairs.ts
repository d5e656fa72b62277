/** The pairs of colours that ErrorFigure draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['paper'])];
