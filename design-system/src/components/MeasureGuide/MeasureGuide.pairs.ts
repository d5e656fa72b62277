/** The pairs of colours that MeasureGuide draws; its drawings are decorative beside the list. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', pageGrounds), ...text('muted', pageGrounds)];
export const ornaments = ['accent', 'edge', 'hairline', 'shade-light', 'shade-deep'] as const;
