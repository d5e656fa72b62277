/** The pairs of colours that SiteFooter draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['paper']), ...text('muted', ['paper'])];
