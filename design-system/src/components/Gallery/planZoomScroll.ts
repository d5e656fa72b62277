/** Where a picture that has grown must be scrolled to, so that the point that was pressed is in the middle. */

export type Size = { readonly width: number; readonly height: number };
/** As parts of the picture, 0 to 1. */
export type Point = { readonly x: number; readonly y: number };

const along = (part: number, whole: number, seen: number): number =>
  Math.round(Math.min(Math.max(part * whole - seen / 2, 0), Math.max(whole - seen, 0)));

/** Pixels from the picture's start and top; never past its edges. */
export function planZoomScroll({
  point,
  picture,
  stage,
}: {
  readonly point: Point;
  readonly picture: Size;
  readonly stage: Size;
}): { readonly left: number; readonly top: number } {
  return {
    left: along(point.x, picture.width, stage.width),
    top: along(point.y, picture.height, stage.height),
  };
}
