/** The pairs of colours that BuyBar draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('muted', ['sheet']),
  ...text('reduced', ['sheet']),
];
export const ornaments = ['hairline'] as const;
