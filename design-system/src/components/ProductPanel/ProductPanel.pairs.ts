/** The pairs of colours that ProductPanel draws. */
import { type ColourName, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet'])];

export const ornaments: readonly ColourName[] = ['scrim', 'shade-light'];
