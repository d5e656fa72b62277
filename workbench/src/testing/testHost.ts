import { sites } from '@solvik/addresses';
import type { WorkbenchHost } from '../host.ts';
import { storyPicture } from './storyPicture.ts';

/** A shop without products, at ten o'clock on a Saturday of November 2026, for tests. */
export const testHost: WorkbenchHost = {
  site: { ...sites[0], basename: '' },
  now: () => new Date('2026-11-21T10:00:00Z'),
  products: { find: async () => [], byId: async () => [] },
  pictureOf: storyPicture,
};
