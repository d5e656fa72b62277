/** The pairs of colours that LetterIndex draws. */
import { large, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('accent', pageGrounds), ...large('accent', pageGrounds)];
