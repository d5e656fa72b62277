/** The pairs of colours that TextLink draws. */
import { pageGrounds, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', [...pageGrounds, ...palePlanes]),
  ...text('accent-deep', [...pageGrounds, ...palePlanes]),
];
