/** The pairs of colours that Notice draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['accent-tint', 'sheet']),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
  ...control('reduced', { inside: ['sheet'], outside: pageGrounds }),
];
