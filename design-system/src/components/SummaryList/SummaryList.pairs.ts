/** The pairs of colours that SummaryList draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...text('reduced', pageGrounds),
  ...control('ink', pageGrounds),
];
