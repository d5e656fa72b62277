/** The pairs of colours that AccountNav draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', pageGrounds),
  ...text('accent-deep', ['accent-tint']),
  ...text('muted', pageGrounds),
  ...control('edge', pageGrounds),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
];
