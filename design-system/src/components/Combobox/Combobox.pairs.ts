/** The pairs of colours that Combobox draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet', 'accent-tint']),
  ...text('accent', ['sheet']),
  ...text('muted', ['sheet']),
  ...control('accent', { inside: ['accent-tint'], outside: ['sheet'] }),
];
