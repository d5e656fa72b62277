/** The sheet a product lies on. */
import type { Ground, grounds } from './garmentSpec.ts';

const papers: Readonly<Record<(typeof grounds)[number], string>> = {
  paper: '#f3ebe4',
  sheet: '#f8f3ee',
  // At its bottom edge sand blends into the tile's text area, as the channels' tints do.
  sand: '#eee3d9',
};

const isPaper = (ground: string): ground is keyof typeof papers => Object.hasOwn(papers, ground);

/** As `#rrggbb`. */
export const groundColour = (ground: Ground): string => (isPaper(ground) ? papers[ground] : ground);
