/** The pairs of colours that Eyebrow draws. */
import { pageGrounds, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', ['paper', 'sheet', 'shade']),
  ...text('accent', [...pageGrounds, ...palePlanes]),
  ...text('accent-wash', ['accent']),
];
