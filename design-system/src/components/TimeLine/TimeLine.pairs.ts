/** The pairs of colours that TimeLine draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('accent', pageGrounds),
  ...control('ink', pageGrounds),
];
