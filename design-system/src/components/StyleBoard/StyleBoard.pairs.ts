/** The pairs of colours that StyleBoard draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...text('muted', pageGrounds)];

/** The planes that are shown stand beside their names; nothing is written on them. */
export const ornaments = ['hairline', 'accent'] as const;
