/** The pairs of colours that RangeSlider draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...focus('focus', { inside: ['sheet'], outside: ['focus-ring'] }),
  ...text('ink', pageGrounds),
  ...text('muted', ['sheet']),
  ...control('ink', { inside: ['sheet'], outside: pageGrounds }),
  ...control('edge', pageGrounds),
  ...control('accent', { inside: ['sheet'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];

export const ornaments = ['hairline', 'accent-wash'] as const;
