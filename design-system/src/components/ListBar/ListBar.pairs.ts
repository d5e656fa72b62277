/** The pairs of colours that ListBar draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', ['paper']), ...text('accent', ['paper'])];
