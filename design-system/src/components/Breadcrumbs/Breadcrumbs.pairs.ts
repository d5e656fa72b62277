/** The pairs of colours that Breadcrumbs draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('muted', pageGrounds)];
