/** The scroll position of an enlarged picture that puts the pressed point in the middle. */

export type Size = { readonly width: number; readonly height: number };
/** As parts of the picture, 0 to 1. */
export type Point = { readonly x: number; readonly y: number };

const along = (part: number, whole: number, viewport: number): number =>
  Math.round(Math.min(Math.max(part * whole - viewport / 2, 0), Math.max(whole - viewport, 0)));

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
