/** The pairs of colours that ChannelProvider draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', ['paper']), ...control('accent', ['paper'])];
