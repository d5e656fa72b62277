/** The pairs of colours that FigureBanner draws. */
import { large } from '../../tokens/drawnPairs.ts';

export const pairs = [...large('accent', ['accent-tint', 'shade'])];
