/** The pairs of colours that RouteLoadingBar draws. */
import { control } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('ink', { inside: ['paper'], outside: ['paper'] }),
  ...control('reduced', ['paper']),
];
