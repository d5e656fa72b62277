/** The pairs of colours that Switch draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('edge', { inside: ['sheet', 'shade'], outside: pageGrounds }),
  ...control('ink', { inside: ['sheet'], outside: pageGrounds }),
  ...control('accent', pageGrounds),
  ...control('white', ['accent']),
];
