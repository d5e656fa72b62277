/** Crops, scales and encodes one picture. */
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureVariant } from './pictureVariant.ts';

/** Larger originals are refused: they would take memory out of proportion. */
const maxPixels = 60_000_000;
const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

export class UnreadablePictureError extends Error {
  constructor(reason: string) {
    super(`The picture cannot be read: ${reason}.`);
    this.name = 'UnreadablePictureError';
  }
}

// One thread per picture: two are generated at a time, while pages are rendered beside them.
sharp.concurrency(1);
sharp.cache({ memory: 64 });

function encode(image: Sharp, format: PictureFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.max(30, quality - 20), effort: 3 });
    case 'webp':
      return image.webp({ quality, effort: 3, smartSubsample: true });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
  }
}

/**
 * Covers the target as CSS does with `object-position`: the point of the picture is placed over the
 * same point of the target.
 */
function cutAround(
  image: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
  target: {
    readonly width: number;
    readonly height: number;
    readonly focus: NonNullable<PictureVariant['focus']>;
  },
): Sharp {
  const scale = Math.max(target.width / width, target.height / height);
  const whole = {
    width: Math.max(target.width, Math.round(width * scale)),
    height: Math.max(target.height, Math.round(height * scale)),
  };
  const left = Math.round(((whole.width - target.width) * target.focus.x) / 10);
  const top = Math.round(((whole.height - target.height) * target.focus.y) / 10);
  return image
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, width: target.width, height: target.height });
}

/**
 * @throws UnreadablePictureError for a file that is not a photograph: drawings with scripts,
 * archives, too many pixels
 */
export async function makePicture(
  original: Buffer,
  { width, height, quality, fit, focus }: PictureVariant,
  format: PictureFormat,
): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const facts = await image.metadata().catch((error: unknown) => {
    throw new UnreadablePictureError(error instanceof Error ? error.message : String(error));
  });
  if (!readable.has(facts.format))
    throw new UnreadablePictureError(`its format is ${facts.format}`);
  const upright = image.rotate();
  if (focus && height !== undefined)
    return encode(
      cutAround(upright, facts.autoOrient, { width, height, focus }),
      format,
      quality,
    ).toBuffer();
  const shaped = upright.resize({
    width,
    height,
    fit,
    withoutEnlargement: height === undefined,
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  });
  return encode(shaped, format, quality).toBuffer();
}
