/** The pairs of colours that ProgressSteps draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...text('ink', pageGrounds),
  ...control('accent', pageGrounds),
];
