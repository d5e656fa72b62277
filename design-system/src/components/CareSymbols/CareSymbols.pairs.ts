/** The pairs of colours that CareSymbols draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds)];
