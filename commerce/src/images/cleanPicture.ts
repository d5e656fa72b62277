/**
 * Cleans a picture from outside the shop: validated, rotated upright, and re-encoded without
 * metadata.
 */
import sharp from 'sharp';

/** Larger files would take memory out of proportion to what a page shows. */
const maxPixels = 40_000_000;
/**
 * The longer side of the stored picture: the largest that any page shows, doubled for
 * high-resolution screens.
 */
const maxSide = 3200;

/**
 * Why a file is refused: a drawing, which may contain scripts; an unsupported kind; one that cannot
 * be decoded; one with too many pixels.
 */
export type PictureRejection = 'drawing' | 'kind' | 'broken' | 'pixels';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly ending: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/**
 * The signatures of the four kinds; a file's name proves nothing, and SVG must never reach the
 * decoder.
 */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 32).toString('latin1');
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text))
  );
}

const isDrawing = (bytes: Buffer): boolean =>
  /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1'));

export async function cleanPicture(bytes: Buffer): Promise<CleanPicture | PictureRejection> {
  if (!isPicture(bytes)) return isDrawing(bytes) ? 'drawing' : 'kind';
  try {
    // Only the header is read here, whatever size it claims.
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'pixels';
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const sized = picture
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (
      hasAlpha ? sized.webp({ quality: 92 }) : sized.jpeg({ quality: 90 })
    ).toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      ending: hasAlpha ? 'webp' : 'jpg',
      width: info.width,
      height: info.height,
    };
  } catch {
    return 'broken';
  }
}
