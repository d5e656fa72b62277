/** The pairs of colours that BulletList draws. */
import { control, pageGrounds, palePlanes } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('accent', [...pageGrounds, ...palePlanes])];
