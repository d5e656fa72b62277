/** The pairs of colours that PriceHistoryChart draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...text('ink', pageGrounds),
  ...text('accent-deep', pageGrounds),
  ...text('reduced', [...pageGrounds, 'accent-tint']),
  ...control('accent', [...pageGrounds, 'accent-tint']),
  ...control('accent-deep', [...pageGrounds, 'accent-tint']),
  ...control('reduced', { inside: ['sheet'], outside: [...pageGrounds, 'accent-tint'] }),
  ...control('ink', pageGrounds),
  ...control('edge', pageGrounds),
  ...focus('focus', pageGrounds),
];
