/** The pairs of colours that Price draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('reduced', pageGrounds), ...text('muted', pageGrounds)];
