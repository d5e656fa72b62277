/** The pairs of colours that FactList draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', pageGrounds)];
