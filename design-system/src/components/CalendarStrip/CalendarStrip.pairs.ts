/** The pairs of colours that CalendarStrip draws. */
import { control, focus, large, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', [...pageGrounds, 'accent-tint']),
  ...text('accent-deep', [...pageGrounds, 'accent-tint']),
  ...large('edge', pageGrounds),
  ...control('ink', pageGrounds),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
  ...control('edge', pageGrounds),
  ...focus('focus', pageGrounds),
];

/** Between the days. */
export const ornaments = ['hairline'] as const;
