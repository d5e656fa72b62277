/** The pairs of colours that FilterBlock draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...text('muted', pageGrounds)];
