/** The pairs of colours that Rating draws. */
import { control, pageGrounds, palePlanes } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('accent', [...pageGrounds, ...palePlanes])];
