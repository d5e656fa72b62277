/** The pairs of colours that QrCode draws. */
import { control } from '../../tokens/drawnPairs.ts';

export const pairs = [...control('ink', ['white'])];
