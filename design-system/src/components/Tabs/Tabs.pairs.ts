/** The pairs of colours that Tabs draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', pageGrounds),
  ...control('accent', pageGrounds),
  ...focus('focus', pageGrounds),
];
