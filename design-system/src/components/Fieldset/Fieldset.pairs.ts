/** The pairs of colours that Fieldset draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', pageGrounds)];
