/** The pairs of colours that PreviewFrame draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = text('ink', ['paper', 'sheet', 'shade']);
