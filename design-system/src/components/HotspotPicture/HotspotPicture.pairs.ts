/** The pairs of colours that HotspotPicture draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('accent', ['sheet']),
  ...control('ink', ['sheet']),
];
