/** The pairs of colours that FocalPointPicker draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('accent', { inside: ['sheet'], outside: ['sheet'] }),
  ...focus('focus', pageGrounds),
];
/** The ground that the picture comes up on. */
export const ornaments = ['shade'] as const;
