/** The pairs of colours that PerRow draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...text('accent', pageGrounds),
  ...control('accent', pageGrounds),
  ...focus('focus', pageGrounds),
];
