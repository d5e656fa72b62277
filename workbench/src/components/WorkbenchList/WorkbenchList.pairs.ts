/** The pairs of colours that WorkbenchList draws. */
import { control, pageGrounds, text } from '@solvik/design-system/pairs';

export const pairs = [
  ...text('ink', [...pageGrounds, 'accent-tint']),
  ...text('muted', pageGrounds),
  ...text('accent', ['accent-tint']),
  ...control('accent', { inside: ['accent-tint'], outside: ['sheet'] }),
  ...control('ink', pageGrounds),
];
/** The line between two lists is decorative. */
export const ornaments = ['hairline'] as const;
