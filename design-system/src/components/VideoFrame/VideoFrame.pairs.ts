/** The pairs of colours that VideoFrame draws. */
import { control, focus, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('accent', ['sheet']),
  ...control('accent-deep', ['accent-tint']),
  ...focus('focus', ['sheet', 'accent-tint']),
];
