/** The colours of every page: its text, selected text, its focus ring. */
import { focus, pageGrounds, palePlanes, text } from '../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', [...pageGrounds, 'accent-wash']),
  ...focus('focus', [...pageGrounds, ...palePlanes]),
  ...focus('white', ['accent']),
];
