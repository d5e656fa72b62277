/** The pairs of colours that SearchLine draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['paper', 'sheet']),
  ...text('muted', ['paper', 'sheet']),
  ...text('accent', ['paper', 'sheet']),
  ...control('ink', pageGrounds),
  ...focus('focus', { inside: pageGrounds, outside: pageGrounds }),
];
