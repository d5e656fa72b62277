/** The pairs of colours that Text draws. */
import { pageGrounds, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', [...pageGrounds, ...palePlanes]),
  ...text('muted', ['paper', 'sheet', 'shade']),
  ...text('accent', [...pageGrounds, ...palePlanes]),
  ...text('reduced', pageGrounds),
];
