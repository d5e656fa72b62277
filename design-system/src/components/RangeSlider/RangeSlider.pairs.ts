/** The pairs of colours that RangeSlider draws. */
import { control, focus, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('edge', pageGrounds),
  ...control('accent', { inside: ['sheet'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];
