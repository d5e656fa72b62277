/** The pairs of colours that KeyCaps draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', ['sheet']), ...control('edge', ['sheet'])];
