/** The pairs of colours that ClothSample draws. */
import { type ColourName, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', ['shade', 'shade-light', 'sheet'])];

export const ornaments: readonly ColourName[] = [
  'white',
  'ink',
  'accent-wash',
  'accent',
  'shade-deep',
];
