/** The pairs of colours that ActionRows draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('accent', pageGrounds),
  ...control('muted', pageGrounds),
];

export const ornaments = ['hairline'] as const;
