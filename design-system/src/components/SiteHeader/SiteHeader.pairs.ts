/** The pairs of colours that SiteHeader draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['paper'])];
