/** The pairs of colours that Tabs draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', pageGrounds),
  ...control('accent', pageGrounds),
];
