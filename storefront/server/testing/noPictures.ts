import type { DrawnPictures } from '@solvik/demo-shop';

/** A demo shop that renders no pictures. */
export const noPictures: DrawnPictures = {
  source: { find: async () => undefined },
  drawThumbnails: async () => undefined,
  drawAhead: async () => undefined,
  drawAnew: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  close: async () => undefined,
};
