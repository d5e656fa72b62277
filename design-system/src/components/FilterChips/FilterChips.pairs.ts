/** The pairs of colours that FilterChips draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent-deep', ['accent-tint']),
  ...control('edge', pageGrounds),
  ...control('ink', { inside: [...pageGrounds, 'accent-tint'], outside: pageGrounds }),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
];
