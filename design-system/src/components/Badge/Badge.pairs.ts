/** The pairs of colours that Badge draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet']), ...text('white', ['reduced', 'accent'])];
