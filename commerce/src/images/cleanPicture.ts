/** Takes in a picture from elsewhere: looked into, turned upright, written anew without what hides in files. */
import sharp from 'sharp';

/** Above this a file costs memory out of all proportion to what a page shows. */
const mostPixels = 40_000_000;
/** The longer side of what is kept; the largest that any page shows, doubled for fine screens. */
const longestSide = 3200;

/** Why a file is no picture for a shop: a drawing, which may carry scripts; another kind; one that cannot be decoded; a giant. */
export type PictureFault = 'drawing' | 'kind' | 'broken' | 'pixels';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly ending: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** How the four kinds begin; a file's name proves nothing, and SVG must never reach the decoder. */
function looksLikePicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 32).toString('latin1');
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text))
  );
}

const looksLikeDrawing = (bytes: Buffer): boolean =>
  /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1'));

export async function cleanPicture(bytes: Buffer): Promise<CleanPicture | PictureFault> {
  if (!looksLikePicture(bytes)) return looksLikeDrawing(bytes) ? 'drawing' : 'kind';
  try {
    // The head alone is read here, whatever size it tells.
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return 'pixels';
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const sized = picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
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
