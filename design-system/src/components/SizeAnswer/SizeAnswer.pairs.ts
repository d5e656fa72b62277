/** The pairs of colours that SizeAnswer draws. */
import { large, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['accent-tint']), ...large('accent', ['accent-tint'])];
