/** The pairs of colours that Field draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('muted', ['paper', 'sheet', 'shade']),
  ...text('reduced', pageGrounds),
  ...control('edge', { inside: ['sheet', 'shade'], outside: pageGrounds }),
  ...control('ink', { inside: ['sheet'], outside: pageGrounds }),
  ...control('reduced', { inside: ['sheet'], outside: pageGrounds }),
  ...focus('focus', { inside: ['sheet'], outside: ['focus-ring'] }),
];
