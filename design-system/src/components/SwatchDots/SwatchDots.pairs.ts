/** The pairs of colours that SwatchDots draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...control('ink', pageGrounds)];
