/** The sheet a product lies on. */
import type { Ground } from './garmentSpec.ts';

export const groundColour: Readonly<Record<Ground, string>> = {
  paper: '#f3ebe4',
  sheet: '#f8f3ee',
  // The tints and sand end, at their foot, in the plane that a tile's words lie on.
  'tint-se': '#e4e5ec',
  'tint-no': '#e1e7e1',
  'tint-dk': '#f6e4c9',
  'tint-fi': '#efe0ea',
  sand: '#eee3d9',
  // The channels' accents, lighter by what a window's shade takes from them: in its shade they are the accent itself.
  'accent-se': '#344ca8',
  'accent-no': '#246253',
  'accent-dk': '#925916',
  'accent-fi': '#7f4685',
};
