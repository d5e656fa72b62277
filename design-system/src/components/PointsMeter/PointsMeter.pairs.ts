/** The pairs of colours that PointsMeter draws. */
import { large, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...large('accent', pageGrounds), ...text('muted', pageGrounds)];
