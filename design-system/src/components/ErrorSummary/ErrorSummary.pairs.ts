/** The pairs of colours that ErrorSummary draws. */
import { control, focus, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('reduced', ['sheet']),
  ...control('reduced', { inside: ['sheet'], outside: ['paper'] }),
  ...focus('focus', ['paper']),
];
