import type { ImageSource } from '@solvik/design-system';

/** Widths that the image service offers (spec section 7, Image service). */
const steps = [160, 320, 480, 640, 768, 1024, 1280, 1536] as const;

export interface ImageRequest {
  readonly alt: string;
  /** The displayed width, as CSS `sizes`. */
  readonly sizes: string;
  /** Width ÷ height to crop to; without it the picture keeps its own ratio. */
  readonly ratio?: number | undefined;
  /** The focal point of a crop, each part 0 to 1. */
  readonly focalPoint?: ImageSource['focalPoint'];
}

/** In tenths, so that few variants are rendered of one picture. */
const tenths = (part: number): string =>
  String(Math.round(Math.min(1, Math.max(0, part)) * 10) * 10);

/** Concatenated manually for speed: pages have hundreds of them. */
function addressOf(
  path: string,
  width: number,
  { ratio, focalPoint }: Pick<ImageRequest, 'ratio' | 'focalPoint'>,
): string {
  const whole = `${path}?width=${String(width)}`;
  if (!ratio) return whole;
  const cropped = `${whole}&height=${String(Math.round(width / ratio))}&fit=cover`;
  return focalPoint
    ? `${cropped}&focus=${tenths(focalPoint.x)}%2C${tenths(focalPoint.y)}`
    : cropped;
}

const maxWidths = 5;
/** CSS pixels of the narrowest phones, and the range of their device pixel ratios. */
const phone = { width: 360, minDensity: 2, maxDensity: 3 } as const;

/**
 * The widths that screens need for a picture displayed at `sizes`; its last length is that of
 * phones.
 */
export function widthsFor(sizes: string): readonly number[] {
  const lengths = [...sizes.replaceAll(/\([^)]*\)/g, '').matchAll(/([\d.]+)(px|vw)/g)];
  const ofPhones = lengths.at(-1);
  const isFixed = ofPhones?.[2] === 'px';
  const length = Number(ofPhones?.[1] ?? 100);
  const min = isFixed ? length : (phone.width * phone.minDensity * length) / 100;
  const max = isFixed
    ? Math.max(...lengths.map(([, each]) => Number(each))) * phone.maxDensity
    : Infinity;
  const enough = steps.findIndex((step) => step >= max);
  const needed = enough === -1 ? steps : steps.slice(0, enough + 1);
  return needed.filter((step) => step >= min).slice(0, maxWidths);
}

const widthsOf = new Map<string, readonly number[]>();

/** Bounded by the sources, which contain each `sizes`. */
function widthsOnce(sizes: string): readonly number[] {
  const widths = widthsOf.get(sizes) ?? widthsFor(sizes);
  widthsOf.set(sizes, widths);
  return widths;
}

/** A picture of the image service in the widths it may be displayed at. */
export function imageSource(
  file: string,
  { alt, sizes, ratio, focalPoint }: ImageRequest,
): ImageSource {
  const path = `/images/${encodeURIComponent(file)}`;
  const shape = { ratio, focalPoint };
  const inWidth = (width: number) => `${addressOf(path, width, shape)} ${String(width)}w`;
  return {
    src: addressOf(path, 640, shape),
    srcSet: widthsOnce(sizes).map(inWidth).join(', '),
    sizes,
    alt,
    ...(focalPoint && { focalPoint }),
  };
}
