/** The pairs of colours that PictureButton draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('ink', { inside: ['sheet', 'shade'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];
