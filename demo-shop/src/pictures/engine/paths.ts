/** Outlines as lists of points: read from path strings, mirrored, joined, offset and swept. */
import { mix } from './numbers.ts';

/** Units of a picture 800 wide and 1000 high. */
export type Point = readonly [number, number];
export type Line = readonly Point[];
/** A path string (absolute M, L, C, Q, Z) or its points. */
export type Shape = string | Line;

const step = 4;

/** Flattens a shape to points at most about four units apart. */
export function points(shape: Shape): Line {
  if (typeof shape !== 'string') return shape;
  const words = shape.match(/[MLCQZ]|-?\d*\.?\d+/g) ?? [];
  const out: Point[] = [];
  let i = 0;
  let command = '';
  let x = 0;
  let y = 0;
  const next = (): number => Number.parseFloat(words[i++] ?? '0');
  while (i < words.length) {
    const word = words[i] ?? '';
    if (/[A-Z]/.test(word)) {
      command = word;
      i++;
    }
    if (command === 'Z') continue;
    if (command === 'M') {
      out.push([(x = next()), (y = next())]);
      command = 'L';
      continue;
    }
    const [ax, ay] = [x, y];
    const control: number[] = [];
    for (let n = command === 'C' ? 4 : command === 'Q' ? 2 : 0; n > 0; n--) control.push(next());
    x = next();
    y = next();
    appendCurve(out, [ax, ay], control, [x, y]);
  }
  return out;
}

function appendCurve(out: Point[], from: Point, control: readonly number[], to: Point): void {
  const [ax, ay] = from;
  const [bx, by] = to;
  const [c1x = ax, c1y = ay, c2x = c1x, c2y = c1y] = control;
  const length =
    Math.hypot(c1x - ax, c1y - ay) +
    Math.hypot(c2x - c1x, c2y - c1y) +
    Math.hypot(bx - c2x, by - c2y);
  const count = Math.max(control.length === 0 ? 1 : 5, Math.ceil(length / step));
  for (let j = 1; j <= count; j++) {
    const t = j / count;
    const m = 1 - t;
    if (control.length === 0) out.push([mix(ax, bx, t), mix(ay, by, t)]);
    else if (control.length === 2)
      out.push([
        m * m * ax + 2 * m * t * c1x + t * t * bx,
        m * m * ay + 2 * m * t * c1y + t * t * by,
      ]);
    else
      out.push([
        m * m * m * ax + 3 * m * m * t * c1x + 3 * m * t * t * c2x + t * t * t * bx,
        m * m * m * ay + 3 * m * m * t * c1y + 3 * m * t * t * c2y + t * t * t * by,
      ]);
  }
}

/** Each point but the first, after the one before it. */
export const segments = (line: Line): readonly (readonly [Point, Point])[] =>
  line.slice(1).map((to, i) => [line[i] ?? to, to]);

/** The other half: mirrored about the middle of the picture. */
export const mirrored = (shape: Shape): Line => points(shape).map(([x, y]) => [800 - x, y]);

/** A right half from top centre to bottom centre, closed with its mirror image. */
export function bothHalves(shape: Shape): Line {
  const right = points(shape);
  return [...right, ...mirrored(right).toReversed()];
}

/** The same line open: from the left end over the middle to the right end. */
export function sideToSide(shape: Shape): Line {
  const right = points(shape);
  return [...mirrored(right).toReversed(), ...right];
}

export function ring(x: number, y: number, radius: number, radiusY = radius, count = 40): Line {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}

export const box = (left: number, top: number, right: number, bottom: number): Line =>
  points(`M${left},${top} L${right},${top} L${right},${bottom} L${left},${bottom} L${left},${top}`);

export const shifted = (shape: Shape, dx: number, dy: number): Line =>
  points(shape).map(([x, y]) => [x + dx, y + dy]);

export function turned(shape: Shape, angle: number, about: Point): Line {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return points(shape).map(([x, y]) => [
    about[0] + (x - about[0]) * c - (y - about[1]) * s,
    about[1] + (x - about[0]) * s + (y - about[1]) * c,
  ]);
}

/** A parallel line, `distance` to the right in the direction of this one. */
export function beside(shape: Shape, distance: number): Line {
  const line = points(shape);
  return line.map((point, i) => {
    const [x, y] = point;
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  });
}

/** A band along a centre line; `half` gives half its width at 0…1 of the length. */
export function swept(shape: Shape, half: (t: number) => number): Line {
  const line = points(shape);
  const last = Math.max(1, line.length - 1);
  const along = (side: -1 | 1): Line =>
    line.map((point, i) => {
      const [x, y] = point;
      const before = line[i - 1] ?? point;
      const after = line[i + 1] ?? point;
      const dx = after[0] - before[0];
      const dy = after[1] - before[1];
      const length = Math.hypot(dx, dy) || 1;
      const w = half(i / last) * side;
      return [x - (dy / length) * w, y + (dx / length) * w];
    });
  return [...along(-1), ...along(1).toReversed()];
}

/** A rounded line through a few points (Catmull–Rom). */
export function through(knots: readonly Point[]): Line {
  const out = knots.slice(0, 1);
  for (const [i, [a, b]] of segments(knots).entries()) {
    const p = knots[i - 1] ?? a;
    const n = knots[i + 2] ?? b;
    appendCurve(
      out,
      a,
      [
        a[0] + (b[0] - p[0]) / 6,
        a[1] + (b[1] - p[1]) / 6,
        b[0] - (n[0] - a[0]) / 6,
        b[1] - (n[1] - a[1]) / 6,
      ],
      b,
    );
  }
  return out;
}
