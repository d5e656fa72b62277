/** The pairs of colours that ToastRegion draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('accent', { inside: ['sheet'], outside: ['paper'] }),
  ...control('reduced', { inside: ['sheet'], outside: ['paper'] }),
];
