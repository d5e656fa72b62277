/** The pairs of colours that ChoiceCells draws. */
import { type WrittenGround, control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('muted', ['paper', 'shade']),
  ...text('accent-deep', ['accent-tint']),
  ...control('edge', { inside: pageGrounds, outside: pageGrounds }),
  ...control('ink', { inside: ['sheet'], outside: pageGrounds }),
  ...control('accent', { inside: ['sheet', 'accent-tint'], outside: pageGrounds }),
  ...control('reduced', { inside: ['sheet'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];

export const standsOn: readonly WrittenGround[] = [
  {
    within: 'label[data-is-sold-out]',
    grounds: ['paper', 'accent-tint'],
    reason: 'a line 1.4 px wide crosses out the cell, and the words lie on the plane round it',
  },
];
