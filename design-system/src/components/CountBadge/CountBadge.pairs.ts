/** The pairs of colours that CountBadge draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('white', ['accent'])];
