import type { ImageSource } from '@solvik/design-system';

/** Widths the image service makes (spec section 7, Image service). */
const widths = [160, 320, 480, 640, 768, 1024, 1280, 1536] as const;

export interface ImageRequest {
  readonly alt: string;
  /** How wide it is drawn, as CSS `sizes` says it. */
  readonly sizes: string;
  /** Width ÷ height to crop to; without it the picture keeps its own shape. */
  readonly ratio?: number | undefined;
}

function addressOf(file: string, width: number, ratio: number | undefined): string {
  const query = new URLSearchParams({ width: String(width), ...(ratio && { height: String(Math.round(width / ratio)), fit: 'cover' }) });
  return `/images/${encodeURIComponent(file)}?${query.toString()}`;
}

/** A picture of the image service in the widths it may be drawn in. */
export function imageSource(file: string, { alt, sizes, ratio }: ImageRequest): ImageSource {
  return {
    src: addressOf(file, 640, ratio),
    srcSet: widths.map((width) => `${addressOf(file, width, ratio)} ${String(width)}w`).join(', '),
    sizes,
    alt,
  };
}
