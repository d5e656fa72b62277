/** The pairs of colours that CommandPalette draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet', 'accent-tint']),
  ...text('muted', ['sheet', 'accent-tint']),
  ...text('accent', ['sheet']),
  ...text('accent-deep', ['accent-tint', 'accent-wash']),
  ...text('reduced', ['sheet', 'accent-tint']),
  ...control('accent', { inside: ['accent-tint'], outside: ['sheet'] }),
];

export const ornaments = ['scrim'] as const;
