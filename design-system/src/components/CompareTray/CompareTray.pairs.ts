/** The pairs of colours that CompareTray draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('muted', ['sheet']),
  ...text('reduced', ['sheet']),
  ...control('edge', ['sheet']),
];
export const ornaments = ['hairline'] as const;
