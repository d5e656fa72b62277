/** The pairs of colours that LinkRows draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('accent', pageGrounds),
  ...text('muted', pageGrounds),
];

export const ornaments = ['hairline'] as const;
