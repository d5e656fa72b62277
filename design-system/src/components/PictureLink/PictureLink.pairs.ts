/** The pairs of colours that PictureLink draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...text('accent', pageGrounds)];
