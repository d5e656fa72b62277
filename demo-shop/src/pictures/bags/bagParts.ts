/** Parts bags share: edges, saddle stitches, handles, straps, chains and clasps. */
import { blendTo, linear, type Rgb, times } from '../engine/colour.ts';
import { type Line, points, ring, segments, type Shape, swept } from '../engine/paths.ts';
import { metal } from '../fabrics/trimMaterials.ts';
import { type Bench, lay } from '../garments/bench.ts';
import { brass, steel, stud } from '../trims/fastenings.ts';
import { stitchLine } from '../trims/stitchLine.ts';

export const leatherEdges = [
  [4, 3.4],
  [38, 16],
] as const;
export const flatLeather = [
  [3.4, 2.8],
  [14, 3],
] as const;

export const hardware = (bench: Bench): Rgb => (bench.whim < 0.6 ? brass : steel);

/** A saddle stitch in thick thread. */
export function saddleStitch(bench: Bench, line: Shape, offset = 0): void {
  const { colour } = bench.main;
  stitchLine(bench.stage, line, {
    colour: blendTo(colour, linear('#e8d2b0'), bench.whim < 0.5 ? 0.5 : 0.12),
    length: 5.2,
    gap: 2.6,
    thickness: 1.2,
    strength: 0.85,
    offset,
  });
}

/** A rolled handle along a line. */
export function rolledHandle(bench: Bench, line: Line, half: number, tone = 1): void {
  lay(
    bench,
    swept(line, (t) => half * (0.86 + 0.14 * Math.sin(t * Math.PI))),
    {
      edges: [
        [half * 0.9, half * 0.8],
        [2, 1],
      ],
      lift: 6,
      drape: 0.2,
      tone,
    },
  );
  for (const d of [half * 0.56, -half * 0.56]) saddleStitch(bench, line, d);
}

/** A flat strap along a line. */
export function flatStrap(bench: Bench, line: Line, half: number, tone = 1): void {
  lay(
    bench,
    swept(line, () => half),
    { edges: [[2.6, 2.1]], lift: 4.5, drape: 0.3, tone },
  );
  if (half > 6) for (const d of [half - 3.4, -half + 3.4]) saddleStitch(bench, line, d);
}

/** A chain of links along a line. */
export function chain(bench: Bench, line: Line, colour: Rgb, size = 9): void {
  let run = 0;
  let next = 0;
  let n = 0;
  for (const [a, b] of segments(line)) {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    for (; next <= run + d; next += size * 1.25, n++) {
      const t = (next - run) / d;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const [ux, uy] = [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
      const link = (w: number, l: number): Line =>
        ring(0, 0, 1, 1, 22).map(
          ([c, s]) => [x + ux * c * l - uy * s * w, y + uy * c * l + ux * s * w] as const,
        );
      if (n % 2)
        lay(bench, link(size * 0.2, size * 0.85), {
          cloth: { weave: metal, colour: times(colour, 0.85) },
          edges: [[1.6, 1.4]],
          lift: 2.4,
          drape: 0,
        });
      else
        lay(bench, link(size * 0.55, size * 0.85), {
          cloth: { weave: metal, colour },
          holes: [link(size * 0.24, size * 0.5)],
          edges: [[1.8, 1.7]],
          lift: 2.4,
          drape: 0,
        });
    }
    run += d;
  }
}

/** A ring held by a tab of leather, at both ends of a handle. */
export function handleFoot(bench: Bench, x: number, y: number, colour: Rgb): void {
  stud(bench.stage, [x, y], 19, colour, 12.5);
  lay(
    bench,
    points(
      `M${x - 18},${y + 2} L${x + 18},${y + 2} L${x + 15},${y + 74} C${x + 13},${y + 86} ${x - 13},${y + 86} ${x - 15},${y + 74} Z`,
    ),
    {
      edges: [
        [3.4, 2.6],
        [10, 2],
      ],
      lift: 4,
      drape: 0.1,
    },
  );
  saddleStitch(
    bench,
    `M${x - 12},${y + 8} L${x - 10},${y + 72} C${x - 7},${y + 80} ${x + 7},${y + 80} ${x + 10},${y + 72} L${x + 12},${y + 8}`,
  );
  stud(bench.stage, [x, y + 64], 3.8, colour);
}

/** A turning lock on a plate. */
export function turnLock(bench: Bench, x: number, y: number, colour: Rgb, size = 1): void {
  const s = size;
  lay(
    bench,
    points(
      `M${x - 22 * s},${y - 15 * s} L${x + 22 * s},${y - 15 * s} Q${x + 26 * s},${y - 15 * s} ${x + 26 * s},${y - 11 * s} L${x + 26 * s},${y + 11 * s} Q${x + 26 * s},${y + 15 * s} ${x + 22 * s},${y + 15 * s} L${x - 22 * s},${y + 15 * s} Q${x - 26 * s},${y + 15 * s} ${x - 26 * s},${y + 11 * s} L${x - 26 * s},${y - 11 * s} Q${x - 26 * s},${y - 15 * s} ${x - 22 * s},${y - 15 * s} Z`,
    ),
    { cloth: { weave: metal, colour }, edges: [[3, 2.6]], lift: 3.4, drape: 0 },
  );
  lay(bench, ring(x, y, 6 * s, 13 * s), {
    cloth: { weave: metal, colour: times(colour, 1.1) },
    edges: [[3.6, 3.6]],
    lift: 4,
    drape: 0,
  });
}
