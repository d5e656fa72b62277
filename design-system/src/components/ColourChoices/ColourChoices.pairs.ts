/** The pairs of colours that ColourChoices draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('muted', pageGrounds),
  ...text('ink', pageGrounds),
  ...text('accent-deep', pageGrounds),
  ...control('accent', pageGrounds),
  ...focus('focus', pageGrounds),
];

export const ornaments = ['ink', 'sheet'] as const;
