/** The pairs of colours that RatingInput draws. */
import { control, focus, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('accent', pageGrounds),
  ...control('reduced', pageGrounds),
  ...control('muted', pageGrounds),
  ...focus('focus', pageGrounds),
];
