/** Fills outlines with exact pixel coverage (signed areas gathered per row), within a window. */
import { clamp } from './numbers.ts';
import type { Line } from './paths.ts';
import { addAt, sample } from './samples.ts';

/** Coverage 0…1 of a rectangle of pixels whose corner lies at (left, top) of the picture. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

/** Maps units to pixels: pixel = unit × scale − origin. */
export interface Frame {
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
}

/** Coverage of the union-by-winding of `lines`; the window is their bounds, padded, cut to the frame grown by `margin` pixels. */
export function rasterMask(lines: readonly Line[], frame: Frame, pad: number, margin = 0): Mask {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const line of lines)
    for (const [x, y] of line) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  const left = Math.max(-margin, Math.floor(x0 * frame.scale - frame.originX - pad));
  const top = Math.max(-margin, Math.floor(y0 * frame.scale - frame.originY - pad));
  const width =
    Math.min(frame.width + margin, Math.ceil(x1 * frame.scale - frame.originX + pad) + 1) - left;
  const height =
    Math.min(frame.height + margin, Math.ceil(y1 * frame.scale - frame.originY + pad) + 1) - top;
  if (width <= 2 || height <= 2)
    return { left, top, width: 0, height: 0, cover: new Float32Array(0) };
  // Two spare cells per row take the coverage to the right of the window.
  const area = new Float32Array((width + 2) * height + 2);
  for (const line of lines) {
    const [first] = line;
    if (!first) continue;
    let a = first;
    for (const b of [...line.slice(1), first]) {
      addEdge(
        area,
        width,
        height,
        a[0] * frame.scale - frame.originX - left,
        a[1] * frame.scale - frame.originY - top,
        b[0] * frame.scale - frame.originX - left,
        b[1] * frame.scale - frame.originY - top,
      );
      a = b;
    }
  }
  const cover = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let i = y * width, end = i + width, from = y * 2; i < end; i++) {
      sum += sample(area, i + from);
      const c = sum < 0 ? -sum : sum;
      cover[i] = c > 1 ? 1 : c;
    }
  }
  return { left, top, width, height, cover };
}

function addEdge(
  area: Float32Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  if (ay === by) return;
  const down = ay < by;
  const [topX, topY, lowX, lowY] = down ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (lowX - topX) / (lowY - topY);
  const first = Math.max(0, Math.floor(topY));
  const last = Math.min(height, Math.ceil(lowY));
  for (let y = first; y < last; y++) {
    const from = Math.max(y, topY);
    const to = Math.min(y + 1, lowY);
    const d = down ? to - from : from - to;
    const xa = clamp(topX + (from - topY) * slope, 0, width);
    const xb = clamp(topX + (to - topY) * slope, 0, width);
    const low = xa < xb ? xa : xb;
    const high = xa < xb ? xb : xa;
    const row = y * (width + 2);
    const cell = Math.floor(low);
    const end = Math.ceil(high);
    if (end <= cell + 1) {
      const middle = 0.5 * (low + high) - cell;
      addAt(area, row + cell, d - d * middle);
      addAt(area, row + cell + 1, d * middle);
      continue;
    }
    const s = 1 / (high - low);
    const head = 0.5 * s * (1 - (low - cell)) ** 2;
    const tail = 0.5 * s * (high - end + 1) ** 2;
    addAt(area, row + cell, d * head);
    if (end === cell + 2) addAt(area, row + cell + 1, d * (1 - head - tail));
    else {
      const second = s * (1.5 - (low - cell));
      addAt(area, row + cell + 1, d * (second - head));
      for (let k = cell + 2; k < end - 1; k++) addAt(area, row + k, d * s);
      addAt(area, row + end - 1, d * (1 - (second + (end - cell - 3) * s) - tail));
    }
    addAt(area, row + end, d * tail);
  }
}
