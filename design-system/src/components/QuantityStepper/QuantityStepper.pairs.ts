/** The pairs of colours that QuantityStepper draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('ink', ['sheet']),
  ...control('accent', ['sheet']),
  ...control('edge', { inside: ['sheet'], outside: pageGrounds }),
];
