/** How large a picture is shown and which part of it, within its stage. */

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture's size over that at which all of it is shown, and where its middle is. */
export interface ZoomView extends Point {
  readonly zoom: number;
}

/** The stage, and the picture in it when all of it is shown. */
export interface Frame {
  readonly stage: Size;
  readonly picture: Size;
}

export const minZoom = 1;
export const maxZoom = 4;
/** What a press of a button or a key adds. */
export const zoomStep = 0.5;
const toggledZoom = 2;

export const middle: Point = { x: 0, y: 0 };
export const wholePicture: ZoomView = { zoom: minZoom, ...middle };

const within = (value: number, limit: number): number =>
  // Never the negative zero, which is another value to a comparison.
  limit > 0 ? Math.min(limit, Math.max(-limit, value)) : 0;

/** All of a picture of some shape, as large as the stage allows; the stage for one of no size. */
export function containIn(stage: Size, { width, height }: Size): Size {
  if (width <= 0 || height <= 0) return stage;
  const scale = Math.min(stage.width / width, stage.height / height);
  return { width: width * scale, height: height * scale };
}

/** Within the limits of the zoom; no edge of the picture leaves an edge of the stage that it has passed. */
export function clampView({ zoom, x, y }: ZoomView, { stage, picture }: Frame): ZoomView {
  const size = Math.min(maxZoom, Math.max(minZoom, zoom));
  return {
    zoom: size,
    x: within(x, (picture.width * size - stage.width) / 2),
    y: within(y, (picture.height * size - stage.height) / 2),
  };
}

/** Zooms so that what is at `point` stays there, where the picture's edges allow. */
export function zoomAbout(
  view: ZoomView,
  { zoom, point = middle }: { readonly zoom: number; readonly point?: Point },
  frame: Frame,
): ZoomView {
  const next = Math.min(maxZoom, Math.max(minZoom, zoom));
  const scale = next / view.zoom;
  const along = (at: number, pan: number) => at - (at - pan) * scale;
  return clampView({ zoom: next, x: along(point.x, view.x), y: along(point.y, view.y) }, frame);
}

/** Moves the picture by some pixels. */
export const panBy = (view: ZoomView, { x, y }: Point, frame: Frame): ZoomView =>
  clampView({ ...view, x: view.x + x, y: view.y + y }, frame);

/** From all of the picture to twice the size about a point, and from any larger size back. */
export const toggleZoom = (view: ZoomView, point: Point, frame: Frame): ZoomView =>
  view.zoom > minZoom ? wholePicture : zoomAbout(view, { zoom: toggledZoom, point }, frame);
