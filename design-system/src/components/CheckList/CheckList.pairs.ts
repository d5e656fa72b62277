/** The pairs of colours that CheckList draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('accent', pageGrounds), ...text('muted', pageGrounds)];
