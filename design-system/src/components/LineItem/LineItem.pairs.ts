/** The pairs of colours that LineItem draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

const grounds = [...pageGrounds, 'accent-tint'] as const;

export const pairs = [
  ...text('muted', grounds),
  ...text('reduced', grounds),
  ...text('ink', ['accent-tint']),
  ...text('accent', ['accent-tint']),
];
