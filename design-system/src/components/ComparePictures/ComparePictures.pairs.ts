/** The pairs of colours that ComparePictures draws. */
import { control, focus, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('ink', ['sheet']),
  ...control('accent', ['sheet']),
  ...focus('focus', ['sheet']),
];
