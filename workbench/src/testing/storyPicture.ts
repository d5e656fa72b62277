import type { WorkbenchHost } from '../host.ts';

/** A picture of stories and tests: the file itself, at whatever width it is drawn. */
export const storyPicture: WorkbenchHost['pictureOf'] = (file, { sizes }) => ({
  src: `/images/${file}`,
  sizes,
  alt: '',
});
