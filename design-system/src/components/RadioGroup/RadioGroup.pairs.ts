/** The pairs of colours that RadioGroup draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('reduced', { inside: ['sheet'], outside: pageGrounds })];
