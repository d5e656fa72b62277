/** Text on the planes, and on the window light across the accent. */
import { focus, palePlanes, text } from '../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', palePlanes),
  ...text('white', ['accent', 'accent-light']),
  ...focus('white', ['accent', 'accent-light']),
];
