/** The pairs of colours that ProductCard draws. */
import { focus, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...focus('focus', pageGrounds),
];
