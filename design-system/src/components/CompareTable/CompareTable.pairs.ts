/** The pairs of colours that CompareTable draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('focus', pageGrounds),
];
export const ornaments = ['hairline'] as const;
