/** The pairs of colours that Select draws in a bar; in a field it is drawn by Field’s styles. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('reduced', pageGrounds)];
