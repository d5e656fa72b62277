/** The pairs of colours that Toggletip draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('muted', pageGrounds),
  ...control('accent', pageGrounds),
];
