/** The pairs of colours that CampaignStrip draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('white', ['accent'])];
