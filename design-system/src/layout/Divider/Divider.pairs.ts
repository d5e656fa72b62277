/** The pairs of colours that Divider draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('ink', pageGrounds)];
