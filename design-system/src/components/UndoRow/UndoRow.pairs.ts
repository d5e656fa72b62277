/** The pairs of colours that UndoRow draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = text('muted', pageGrounds);

/** What shortens with the time left, beside the button itself. */
export const ornaments = ['accent'] as const;
