/** The pairs of colours that Quote draws. */
import { pageGrounds, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', [...pageGrounds, ...palePlanes])];
