/**
 * The variant of a picture that a request selects. Sizes, qualities and aspect ratios come from
 * short lists, so that requests cannot fill the disk with variants.
 */

export const widths = [10, 80, 160, 320, 480, 640, 768, 1024, 1280, 1536, 2048] as const;
export const qualities = [50, 65, 75, 85] as const;
/** Height ÷ width of the shapes that are cropped. */
const shapes = [9 / 21, 1 / 2, 9 / 16, 2 / 3, 3 / 4, 1, 5 / 4, 4 / 3, 3 / 2, 16 / 9] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type PictureFit = 'cover' | 'contain' | 'inside';

export interface PictureVariant {
  readonly fileName: string;
  readonly width: number;
  /** Undefined keeps the picture's own aspect ratio. */
  readonly height: number | undefined;
  readonly quality: number;
  readonly fit: PictureFit;
  /**
   * The point that stays in view when it is cropped, in tenths of width and height from the top
   * left corner; the centre if undefined.
   */
  readonly focus?: { readonly x: number; readonly y: number };
}

export interface PictureRequest {
  readonly variant: PictureVariant;
  /** `auto` selects the smallest format that the browser accepts. */
  readonly format: PictureFormat | 'auto';
}

const formats: Readonly<Record<string, PictureFormat>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
};
const fits: readonly PictureFit[] = ['cover', 'contain', 'inside'];

/** The smallest step that is at least the request; the largest if the request exceeds them all. */
function atLeast(steps: readonly number[], requested: number): number {
  return steps.find((step) => step >= requested) ?? steps.at(-1) ?? requested;
}

function nearest(steps: readonly number[], requested: number): number {
  return steps.reduce((best, step) =>
    Math.abs(step - requested) < Math.abs(best - requested) ? step : best,
  );
}

function readNumber(text: string | null): number | undefined {
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** `focus=60,40`: per cent from the left and from the top. */
function readFocus(text: string | null): PictureVariant['focus'] {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text ?? '') ?? [];
  if (x === undefined || y === undefined) return undefined;
  const [left, top] = [x, y].map((part) => Math.min(10, Math.round(Number(part) / 10)));
  return left === undefined || top === undefined || (left === 5 && top === 5)
    ? undefined
    : { x: left, y: top };
}

export function readPictureRequest(fileName: string, query: URLSearchParams): PictureRequest {
  const requestedWidth = readNumber(query.get('width'));
  const requestedHeight = readNumber(query.get('height'));
  const width = atLeast(
    widths,
    requestedWidth ?? (requestedHeight === undefined ? 1024 : requestedHeight * 0.8),
  );
  const shape =
    requestedWidth !== undefined && requestedHeight !== undefined
      ? nearest(shapes, requestedHeight / requestedWidth)
      : undefined;
  const fit = fits.find((each) => each === query.get('fit')) ?? 'cover';
  const focus = shape !== undefined && fit === 'cover' ? readFocus(query.get('focus')) : undefined;
  return {
    variant: {
      fileName,
      width,
      height: shape === undefined ? undefined : Math.round(width * shape),
      quality: atLeast(qualities, readNumber(query.get('quality')) ?? 75),
      fit,
      ...(focus && { focus }),
    },
    format: formats[query.get('format')?.toLowerCase() ?? ''] ?? 'auto',
  };
}

/**
 * The formats to try, the best first. AVIF is served if it was generated in advance, never
 * generated during a request.
 */
export function formatsFor(format: PictureRequest['format'], accept: string): PictureFormat[] {
  if (format === 'jpeg' || format === 'png') return [format];
  const isAvifRead = format === 'avif' || accept.includes('image/avif');
  const isWebpRead =
    format !== 'auto' || accept.includes('image/webp') || accept.includes('image/avif');
  return [...(isAvifRead ? (['avif'] as const) : []), isWebpRead ? 'webp' : 'jpeg'];
}
