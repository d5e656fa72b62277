/** The pairs of colours that PromiseList draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('accent', pageGrounds)];
