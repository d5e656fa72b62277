/** The pairs of colours that RatingHistogram draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent-deep', pageGrounds),
  ...focus('focus', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('accent', { inside: ['shade-deep'], outside: pageGrounds }),
];
