/** The pairs of colours that CheckList draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', pageGrounds),
  ...text('muted', pageGrounds),
  ...text('ink', ['sheet']),
  ...control('edge', pageGrounds),
  ...focus('focus', { inside: ['sheet'], outside: ['focus-ring'] }),
];
