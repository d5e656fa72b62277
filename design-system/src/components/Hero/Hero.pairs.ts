/** The pairs of colours that Hero draws. */
import { large } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...large('white', ['accent', 'accent-light']),
];
