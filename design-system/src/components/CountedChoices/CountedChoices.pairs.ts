/** The pairs of colours that CountedChoices draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...text('accent-deep', ['accent-tint']),
  ...control('edge', pageGrounds),
  ...control('ink', pageGrounds),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];
