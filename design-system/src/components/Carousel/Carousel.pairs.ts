/** The pairs of colours that Carousel draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', pageGrounds), ...control('ink', pageGrounds)];
