/** Encodes a drawn picture. */
import sharp from 'sharp';
import type { Picture } from './drawGarment.ts';
import type { PictureFormat } from './pictureJob.ts';

// One drawing per thread already fills the machine; sharp must not add threads and caches of its own.
sharp.concurrency(1);
sharp.cache(false);

/** WebP at quality 82 or AVIF at 60, lightly sharpened; raw returns the bytes as drawn. */
export async function encodePicture(picture: Picture, format: PictureFormat): Promise<Uint8Array> {
  if (format === 'raw') return picture.data;
  const image = sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  }).sharpen({ sigma: 0.5 });
  return format === 'webp'
    ? image.webp({ quality: 82, effort: 3 }).toBuffer()
    : image.avif({ quality: 60, effort: 3 }).toBuffer();
}
