/** The pairs of colours that Textarea draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', pageGrounds), ...text('reduced', pageGrounds)];
