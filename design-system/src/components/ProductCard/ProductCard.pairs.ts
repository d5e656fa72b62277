/** The pairs of colours that ProductCard draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  // The box to compare with.
  ...text('muted', pageGrounds),
  // The heart on its plane, as it is, pressed and pointed at.
  ...control('ink', ['sheet']),
  ...control('accent', ['sheet']),
  ...focus('focus', pageGrounds),
];
