/** The pairs of colours that RouteLoadingBar draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('ink', { inside: ['paper'], outside: ['paper'] }),
  ...control('reduced', ['paper']),
  ...text('paper', ['ink']),
];
