/** The pairs of colours that IconButton draws. */
import { control, pageGrounds, palePlanes } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('ink', [...pageGrounds, ...palePlanes, 'shade-light', 'shade-deep', 'accent-wash']),
  ...control('accent', [...pageGrounds, ...palePlanes, 'shade-light', 'shade-deep', 'accent-wash']),
  ...control('edge', pageGrounds),
];
