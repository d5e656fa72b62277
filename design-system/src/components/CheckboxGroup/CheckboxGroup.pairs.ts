/** The pairs of colours that CheckboxGroup draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('reduced', pageGrounds)];
