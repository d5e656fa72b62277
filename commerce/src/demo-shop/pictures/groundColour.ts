/** The sheet a product lies on. */
import type { Ground } from './garmentSpec.ts';

export const groundColour: Readonly<Record<Ground, string>> = {
  paper: '#f3ebe4',
  sheet: '#f8f3ee',
  'tint-se': '#e4e5ec',
  'tint-no': '#e1e7e1',
  'tint-dk': '#ece2d3',
  'tint-fi': '#e9e0e7',
  // Its foot is the shade that a tile's words lie on.
  sand: '#eee3d9',
  // The channels' accents, lighter by what a window's shade takes from them: in its shade they are the accent itself.
  'accent-se': '#344ca8',
  'accent-no': '#246253',
  'accent-dk': '#925916',
  'accent-fi': '#7f4685',
};
