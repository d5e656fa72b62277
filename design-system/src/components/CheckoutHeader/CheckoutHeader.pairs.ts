/** The pairs of colours that CheckoutHeader draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', pageGrounds)];
