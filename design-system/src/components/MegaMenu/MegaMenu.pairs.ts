/** The pairs of colours that MegaMenu draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['paper', 'sheet']),
  ...text('muted', ['sheet']),
  ...text('accent', ['sheet']),
];

export const ornaments = ['scrim'] as const;
