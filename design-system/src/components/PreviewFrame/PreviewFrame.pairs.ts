/** The pairs of colours that PreviewFrame draws. */
import { control, focus, text } from '../../tokens/drawnPairs.ts';

const grounds = ['paper', 'sheet', 'shade'] as const;

export const pairs = [
  ...text('ink', grounds),
  ...control('muted', grounds),
  ...control('ink', grounds),
  ...focus('focus', grounds),
];
