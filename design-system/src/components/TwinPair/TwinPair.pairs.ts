/** The pairs of colours that TwinPair draws. */
import { focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...focus('focus', pageGrounds),
];
