import type { DrawnPictures } from '@solvik/commerce';

/** A demo shop that draws nothing. */
export const noPictures: DrawnPictures = {
  source: { find: async () => undefined },
  drawAhead: async () => undefined,
  drawAnew: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  close: async () => undefined,
};
