/** The pairs of colours that SwatchPicker draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('edge', pageGrounds), ...control('accent', pageGrounds)];
