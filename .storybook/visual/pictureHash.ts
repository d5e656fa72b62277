import { createHash } from 'node:crypto';
import type { PictureHash } from './photographKey.ts';

/** The hash by which a photograph is compared and stored; `png` is the browser's file. */
export const pictureHash = (png: Buffer): PictureHash =>
  createHash('sha256').update(png).digest('hex').slice(0, 32);
