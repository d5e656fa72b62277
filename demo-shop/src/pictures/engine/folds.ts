/** Folds: strokes of height along a curve, swelling toward an open hem and fading in and out. */
import { noise } from './noise.ts';
import { around, clamp, type Dice, ease, mix } from './numbers.ts';
import { type Line, mirrored, points, type Shape } from './paths.ts';
import { addAt, sample } from './samples.ts';

/** ridge: a soft roll · crease: a roll with a valley on its right · drop: rises slowly, falls away on the right. */
export type FoldProfile = 'ridge' | 'crease' | 'drop';

export interface Fold {
  readonly line: Shape;
  /** Half widths at the start and the end, in units. */
  readonly width: readonly [number, number];
  /** Units; negative carves a groove. */
  readonly height: number;
  readonly profile: FoldProfile;
  /** Shares of the length over which it appears and dies away. */
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** Seam pucker: unevenness 0…1 and its length in units. */
  readonly pucker?: readonly [number, number];
}

type FoldRest = Partial<Pick<Fold, 'fadeIn' | 'fadeOut' | 'pucker'>>;

export function fold(
  line: Shape,
  width: number | readonly [number, number],
  height: number,
  profile: FoldProfile = 'ridge',
  rest: FoldRest = {},
): Fold {
  return {
    line,
    width: typeof width === 'number' ? [width, width] : width,
    height,
    profile,
    fadeIn: 0.25,
    fadeOut: 0.25,
    ...rest,
  };
}

/** A fine, even line pressed or sewn into the cloth, end to end. */
export const groove = (
  line: Shape,
  width: number,
  depth: number,
  pucker?: readonly [number, number],
): Fold =>
  fold(line, width, -depth, 'ridge', { fadeIn: 0, fadeOut: 0, ...(pucker ? { pucker } : {}) });

/** Varies the strength and position of each fold, so that no two garments crumple alike. */
export function varied(folds: readonly Fold[], dice: Dice): Fold[] {
  return folds.map((f) => {
    const [dx, dy] = [around(dice, 14), around(dice, 26)];
    const line = points(f.line);
    const n = Math.max(1, line.length - 1);
    return {
      ...f,
      line: line.map(([x, y], i) => [
        x + dx * Math.sin((i / n) * Math.PI),
        y + dy * Math.sin((i / n) * Math.PI),
      ]),
      height: f.height * (0.4 + 0.95 * dice()),
    };
  });
}

/** The right side's folds, and different ones of the same family on the left. */
export function onBothSides(folds: readonly Fold[], dice: Dice): Fold[] {
  return [...varied(folds, dice), ...varied(placedFolds(folds, mirrored), dice)];
}

/** The same folds with their lines moved. */
export function placedFolds(folds: readonly Fold[], put: (line: Line) => Line): Fold[] {
  const out: Fold[] = [];
  for (const f of folds) out.push({ ...f, line: put(points(f.line)) });
  return out;
}

const resolution = 192;
const reach = 1.5;
function profileTable(shape: (s: number) => number): Float32Array {
  return Float32Array.from({ length: resolution * 2 + 1 }, (_, i) =>
    shape(((i - resolution) / resolution) * reach),
  );
}
const profiles: Readonly<Record<FoldProfile, Float32Array>> = {
  ridge: profileTable((s) => (1 - (s * s) / (reach * reach)) ** 3),
  crease: profileTable(
    (s) =>
      (Math.exp(-s * s * 6) -
        0.6 * Math.exp(-((s - 0.62) ** 2) * 7) -
        0.2 * Math.exp(-((s + 0.8) ** 2) * 6)) *
      (1 - (Math.abs(s) / reach) ** 4),
  ),
  drop: profileTable((s) =>
    s < -1 || s > 1
      ? 0
      : s < 0
        ? (1 + s) ** 2 * (1 - 0.35 * (1 + s))
        : 0.65 * (1 - ease(0, 0.6, s)),
  ),
};

/** The grid a fold is added to; `originX`, `originY` are its corner in samples. */
export interface FoldGrid {
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/**
 * Adds one fold whose `line` is already placed; `size` scales widths and height with the placement.
 */
export function addFold(grid: FoldGrid, f: Fold, line: Line, size: number): void {
  const s = grid.scale;
  const widths = [f.width[0] * s * size, f.width[1] * s * size] as const;
  const r = Math.max(widths[0], widths[1]) * reach + 1.5;
  const xs = Float32Array.from(line, (p) => p[0] * s - grid.originX - 0.5);
  const ys = Float32Array.from(line, (p) => p[1] * s - grid.originY - 0.5);
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  const lengths = new Float32Array(line.length);
  for (let i = 0; i < line.length; i++) {
    x0 = Math.min(x0, sample(xs, i));
    x1 = Math.max(x1, sample(xs, i));
    y0 = Math.min(y0, sample(ys, i));
    y1 = Math.max(y1, sample(ys, i));
    if (i > 0)
      lengths[i] =
        sample(lengths, i - 1) +
        Math.hypot(sample(xs, i) - sample(xs, i - 1), sample(ys, i) - sample(ys, i - 1));
  }
  const total = sample(lengths, line.length - 1) || 1;
  const left = Math.max(0, Math.floor(x0 - r));
  const top = Math.max(0, Math.floor(y0 - r));
  const width = Math.min(grid.width, Math.ceil(x1 + r)) - left;
  const height = Math.min(grid.height, Math.ceil(y1 + r)) - top;
  if (width <= 0 || height <= 0) return;
  const nearest = new Float32Array(width * height).fill(1e9);
  const along = new Float32Array(width * height);
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay] = [sample(xs, i) - left, sample(ys, i) - top];
    const [dx, dy] = [sample(xs, i + 1) - left - ax, sample(ys, i + 1) - top - ay];
    const square = dx * dx + dy * dy || 1e-6;
    const from = sample(lengths, i) / total;
    const share = Math.sqrt(square) / total;
    const toX = Math.min(width, Math.ceil(Math.max(ax, ax + dx) + r));
    const toY = Math.min(height, Math.ceil(Math.max(ay, ay + dy) + r));
    const fromX = Math.max(0, Math.floor(Math.min(ax, ax + dx) - r));
    for (let y = Math.max(0, Math.floor(Math.min(ay, ay + dy) - r)); y < toY; y++)
      for (let x = fromX; x < toX; x++) {
        const px = x - ax;
        const py = y - ay;
        let t = (px * dx + py * dy) / square;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const ex = px - dx * t;
        const ey = py - dy * t;
        const d = ex * ex + ey * ey;
        const k = y * width + x;
        const known = sample(nearest, k);
        // The sign of the stored distance is the side of the curve.
        if (d < (known < 0 ? -known : known)) {
          nearest[k] = dx * py - dy * px < 0 ? -d : d;
          along[k] = from + share * t;
        }
      }
  }
  const table = profiles[f.profile];
  const limit = r * r;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const d = sample(nearest, k);
      const square = d < 0 ? -d : d;
      if (square > limit) continue;
      const t = sample(along, k);
      const q = Math.sqrt(square) / mix(widths[0], widths[1], t);
      if (q >= reach) continue;
      let strength = f.height * size;
      if (f.fadeIn > 0) strength *= ease(0, f.fadeIn, t);
      if (f.fadeOut > 0) strength *= ease(0, f.fadeOut, 1 - t);
      if (f.pucker) strength *= 1 + f.pucker[0] * noise((t * total) / s / size / f.pucker[1], 3.3);
      addAt(
        grid.values,
        (y + top) * grid.width + x + left,
        strength *
          sample(
            table,
            clamp(Math.round((d < 0 ? -q : q) * (resolution / reach)), -resolution, resolution) +
              resolution,
          ),
      );
    }
}
