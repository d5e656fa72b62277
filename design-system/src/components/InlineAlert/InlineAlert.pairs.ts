/** The pairs of colours that InlineAlert draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('reduced', pageGrounds),
  ...control('accent', pageGrounds),
  ...control('reduced', pageGrounds),
];
