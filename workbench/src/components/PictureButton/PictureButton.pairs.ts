/** The pairs of colours that PictureButton draws. */
import { control, focus, pageGrounds, text } from '@solvik/design-system/pairs';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('ink', { inside: ['sheet', 'shade'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];
