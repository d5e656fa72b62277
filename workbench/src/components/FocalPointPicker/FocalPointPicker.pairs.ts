/** The pairs of colours that FocalPointPicker draws. */
import { control, focus, pageGrounds, text } from '@solvik/design-system/pairs';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('accent', { inside: ['sheet'], outside: ['sheet'] }),
  ...focus('focus', pageGrounds),
];
/** The background of the picture while it loads. */
export const ornaments = ['shade'] as const;
