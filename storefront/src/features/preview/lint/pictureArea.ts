/** Maps a position on the screen to a picture's own pixels, by how the picture fills its box. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Picture {
  /** Its position on the screen. */
  readonly box: Box;
  readonly natural: { readonly width: number; readonly height: number };
  readonly fit: string;
  /** As computed: `50% 20%` or `12px 0px`. */
  readonly position: string;
}

const share = (part: string | undefined, space: number): number =>
  part?.endsWith('px')
    ? Number.parseFloat(part)
    : (space * (Number.parseFloat(part ?? '50') || 0)) / 100;

/**
 * The box of the whole picture on the screen, of which its own box may show a part: `cover`,
 * `contain`, or stretched.
 */
export function renderedBox({ box, natural, fit, position }: Picture): Box {
  const { x, y } = box;
  if (natural.width === 0 || natural.height === 0 || (fit !== 'cover' && fit !== 'contain'))
    return box;
  const scales = [box.width / natural.width, box.height / natural.height] as const;
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales);
  const [width, height] = [natural.width * scale, natural.height * scale];
  const [across, down] = position.split(' ');
  return {
    x: x + share(across, box.width - width),
    y: y + share(down, box.height - height),
    width,
    height,
  };
}

/** The intersection of two boxes; undefined if they do not overlap. */
export function overlap(a: Box, b: Box): Box | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
