/** The pairs of colours that NavDrawer draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('muted', ['sheet']),
  ...text('accent', ['sheet']),
];

export const ornaments = ['hairline', 'scrim'] as const;
