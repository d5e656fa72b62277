/** The pairs of colours that Workbench draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = text('ink', ['paper', 'sheet', 'shade', 'accent-tint']);
/** The lines between its parts divide and say nothing. */
export const ornaments = ['hairline'] as const;
