/** The pairs of colours that ProductCard draws. */
import { focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...focus('focus', pageGrounds),
];
