/** The pairs of colours that StyleBoard draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...text('muted', pageGrounds)];

/** The displayed planes are beside their names; no text is drawn on them. */
export const ornaments = ['hairline', 'accent'] as const;
