/** The pairs of colours that FooterAccordion draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('accent', pageGrounds)];
