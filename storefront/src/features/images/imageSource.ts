import type { ImageSource } from '@solvik/design-system';

/** Widths the image service makes (spec section 7, Image service). */
const widths = [160, 320, 480, 640, 768, 1024, 1280, 1536] as const;

export interface ImageRequest {
  readonly alt: string;
  /** How wide it is drawn, as CSS `sizes` says it. */
  readonly sizes: string;
  /** Width ÷ height to crop to; without it the picture keeps its own shape. */
  readonly ratio?: number | undefined;
  /** What stays in view where it is cropped, each part 0 to 1. */
  readonly focalPoint?: ImageSource['focalPoint'];
}

/** In tenths, so that few pictures are made of one. */
const tenths = (part: number): string => String(Math.round(Math.min(1, Math.max(0, part)) * 10) * 10);

function addressOf(file: string, width: number, { ratio, focalPoint }: Pick<ImageRequest, 'ratio' | 'focalPoint'>): string {
  const query = new URLSearchParams({ width: String(width), ...(ratio && { height: String(Math.round(width / ratio)), fit: 'cover', ...(focalPoint && { focus: `${tenths(focalPoint.x)},${tenths(focalPoint.y)}` }) }) });
  return `/images/${encodeURIComponent(file)}?${query.toString()}`;
}

/** A picture of the image service in the widths it may be drawn in. */
export function imageSource(file: string, { alt, sizes, ratio, focalPoint }: ImageRequest): ImageSource {
  return {
    src: addressOf(file, 640, { ratio, focalPoint }),
    srcSet: widths.map((width) => `${addressOf(file, width, { ratio, focalPoint })} ${String(width)}w`).join(', '),
    sizes,
    alt,
    ...(focalPoint && { focalPoint }),
  };
}
