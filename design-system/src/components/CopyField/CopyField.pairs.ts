/** The pairs of colours that CopyField draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['sheet']), ...control('ink', ['sheet'])];
