/** The pairs of colours that PriceHistoryChart draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...control('accent', pageGrounds),
  ...control('reduced', { inside: ['paper'], outside: pageGrounds }),
  ...control('ink', pageGrounds),
  ...focus('focus', pageGrounds),
];
