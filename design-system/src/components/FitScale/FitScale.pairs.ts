/** The pairs of colours that FitScale draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('edge', pageGrounds),
  ...control('accent', pageGrounds),
];
