/** The pairs of colours that RatingHistogram draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...control('accent', { inside: ['shade-deep'], outside: pageGrounds }),
];
