/** The pairs of colours that MembershipBadge draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('accent', ['sheet']),
  ...text('accent-deep', ['accent-tint']),
  ...text('white', ['accent']),
  ...control('accent', { inside: ['sheet', 'accent-tint'], outside: pageGrounds }),
];
