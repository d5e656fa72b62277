/** The pairs of colours that PreviewFrame draws. */
import { control, focus, text } from '@solvik/design-system/pairs';

const grounds = ['paper', 'sheet', 'shade'] as const;

export const pairs = [
  ...text('ink', grounds),
  ...control('muted', grounds),
  ...control('ink', grounds),
  ...focus('focus', grounds),
];
