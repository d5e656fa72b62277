/** The pairs of colours that StockIndicator draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...control('accent', pageGrounds),
  ...control('edge', pageGrounds),
];
