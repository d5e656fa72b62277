/** The effects of a wheel, a hand and two hands on a picture. */
import { type Frame, middle, panBy, type Point, zoomAbout, type ZoomView } from './zoomView.ts';

const wheelRate = 0.0015;
/** A pinch on a trackpad is sent as a wheel with Ctrl, in smaller steps. */
const pinchRate = 0.01;
const pixelsPerLine = 16;
const pixelsPerPage = 400;

/** What the zoom is multiplied by; turning the wheel away enlarges. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = [1, pixelsPerLine, pixelsPerPage][deltaMode] ?? 1;
  return Math.exp(-deltaY * unit * (ctrlKey ? pinchRate : wheelRate));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const from = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });

/** One hand moves the picture; two also zoom it by how far they part, about what is between them. */
export function followHands(
  view: ZoomView,
  { before, after }: { readonly before: readonly Point[]; readonly after: readonly Point[] },
  frame: Frame,
): ZoomView {
  const [a = middle, b] = before;
  const [c = middle, d] = after;
  if (!b || !d) return panBy(view, from(a, c), frame);
  const parted = distance(c, d) / (distance(a, b) || 1);
  const point = halfway(a, b);
  const zoomed = zoomAbout(view, { zoom: view.zoom * parted, point }, frame);
  return panBy(zoomed, from(point, halfway(c, d)), frame);
}

/** A point that was pressed or released, and when in milliseconds. */
export interface Press extends Point {
  readonly time: number;
}

const minSwipe = 48;
const maxStray = 10;
const maxPause = 320;
const maxApart = 32;

/** Whether the hand was lifted where it came down. */
export const isTap = (down: Press, up: Press): boolean => distance(down, up) <= maxStray;

export const isDoubleTap = (first: Press | undefined, second: Press): boolean =>
  first !== undefined &&
  second.time - first.time <= maxPause &&
  distance(first, second) <= maxApart;

/** 1 for the next picture, −1 for the previous one, 0 for no swipe. */
export function swipeOf(down: Press, up: Press): -1 | 0 | 1 {
  const { x, y } = from(down, up);
  if (Math.abs(x) < minSwipe || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
