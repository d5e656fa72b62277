/** The pairs of colours that Pagination draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', ['paper']),
  ...text('accent-deep', ['accent-tint']),
  ...control('accent', { inside: ['accent-tint'], outside: ['paper'] }),
];
