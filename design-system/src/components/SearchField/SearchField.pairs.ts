/** The pairs of colours that SearchField draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['paper', 'sheet']),
  ...text('muted', ['paper', 'sheet']),
  ...control('edge', { inside: pageGrounds, outside: pageGrounds }),
  ...control('ink', pageGrounds),
  ...focus('focus', { inside: pageGrounds, outside: ['paper', 'sheet', 'focus-ring'] }),
];
