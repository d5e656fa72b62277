/** The pairs of colours that Markup draws. */
import { control, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...control('ink', pageGrounds)];
export const ornaments = ['hairline'] as const;
