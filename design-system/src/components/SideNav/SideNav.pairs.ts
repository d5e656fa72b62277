/** The pairs of colours that SideNav draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', pageGrounds),
  ...text('muted', pageGrounds),
  ...text('muted', pageGrounds),
];
