/** Rows of stitches: each a thread with its own small shadow and light. */
import { blendTo, type Rgb } from '../engine/colour.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { beside, type Line, type Point, points, segments, type Shape } from '../engine/paths.ts';
import type { Stage } from '../engine/stage.ts';

export interface StitchStyle {
  readonly colour: Rgb;
  /** Units. */
  readonly length?: number;
  readonly gap?: number;
  readonly thickness?: number;
  /** Distance to the right of the line. */
  readonly offset?: number;
  /** 0…1, how visible it is. */
  readonly strength?: number;
}

/** A thin, pointed lozenge from a to b, moved by (dx, dy). */
function thread(a: Point, b: Point, half: number, dx: number, dy: number): Line {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = (-(b[1] - a[1]) / length) * half;
  const ny = ((b[0] - a[0]) / length) * half;
  return [
    [a[0] + nx + dx, a[1] + ny + dy],
    [b[0] + nx + dx, b[1] + ny + dy],
    [b[0] - nx + dx, b[1] - ny + dy],
    [a[0] - nx + dx, a[1] - ny + dy],
  ];
}

/** Points at the ends of every stitch along the line. */
function spans(line: Line, length: number, gap: number): [Point, Point][] {
  const out: [Point, Point][] = [];
  let position = 0;
  let next = gap / 2;
  let start: Point | null = null;
  for (const [a, b] of segments(line)) {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    while (next <= position + d) {
      const t = (next - position) / (d || 1);
      const p: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      if (start) out.push([start, p]);
      next += start ? gap : length;
      start = start ? null : p;
    }
    position += d;
  }
  return out;
}

export function stitchLine(stage: Stage, shape: Shape, style: StitchStyle): void {
  if (stage.isMeasuring) return;
  const line = style.offset ? beside(shape, style.offset) : points(shape);
  const half = (style.thickness ?? 0.9) / 2;
  const strength = style.strength ?? 0.75;
  const all = spans(line, style.length ?? 3.4, style.gap ?? 1.9);
  paintFlat(
    stage,
    all.map(([a, b]) => thread(a, b, half * 1.6, 0.5, 0.7)),
    '#14100c',
    0.3 * strength,
  );
  paintFlat(
    stage,
    all.map(([a, b]) => thread(a, b, half, 0, 0)),
    style.colour,
    0.92 * strength,
  );
  if (stage.scale > 1.2)
    paintFlat(
      stage,
      all.map(([a, b]) => thread(a, b, half * 0.4, -0.15, -0.2)),
      blendTo(style.colour, [1, 1, 1], 0.5),
      0.35 * strength,
    );
}
