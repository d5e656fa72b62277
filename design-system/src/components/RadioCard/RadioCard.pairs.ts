/** The pairs of colours that RadioCard draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet', 'accent-tint', 'shade']),
  ...text('muted', ['sheet', 'shade']),
  ...control('edge', { inside: ['sheet'], outside: ['paper', 'sheet', 'shade'] }),
  ...control('ink', { inside: ['sheet'], outside: pageGrounds }),
  ...control('accent', { inside: ['accent-tint', 'sheet'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];
