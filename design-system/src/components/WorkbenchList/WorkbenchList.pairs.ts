/** The pairs of colours that WorkbenchList draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', [...pageGrounds, 'accent-tint']),
  ...text('muted', pageGrounds),
  ...text('accent', ['accent-tint']),
  ...control('accent', { inside: ['accent-tint'], outside: ['sheet'] }),
  ...control('ink', pageGrounds),
];
/** The line between two lists divides and says nothing. */
export const ornaments = ['hairline'] as const;
