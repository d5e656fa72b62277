/** The pairs of colours that SizeGuideTable draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...text('accent-deep', ['accent-tint']),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
];
