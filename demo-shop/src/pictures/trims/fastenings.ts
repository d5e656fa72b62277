/** Fastenings: buttons, zips, buckles, rivets, eyelets and cords. */
import { linear, type Rgb, times } from '../engine/colour.ts';
import { groove } from '../engine/folds.ts';
import { layPiece } from '../engine/layPiece.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import {
  type Line,
  type Point,
  points,
  ring,
  segments,
  type Shape,
  swept,
} from '../engine/paths.ts';
import type { Stage } from '../engine/stage.ts';
import type { Weave } from '../engine/weaveTile.ts';
import { horn, metal, tape } from '../fabrics/trimMaterials.ts';
import { canvas } from '../fabrics/wovens.ts';
import { elementAt } from '../lists.ts';

export const brass = linear('#b79a68');
export const steel = linear('#a9a6a2');
const deep = linear('#17110d');

export function button(
  stage: Stage,
  at: Point,
  radius: number,
  colour: Rgb,
  weave: Weave = horn,
): void {
  const [x, y] = at;
  const rim = ring(x, y, radius * 0.68, radius * 0.68, 28);
  layPiece(stage, {
    outline: ring(x, y, radius),
    cloth: { weave, colour },
    edges: [[radius * 0.36, radius * 0.17]],
    lift: 1.8,
    hollow: 0.2,
    hollowReach: 3,
    folds: [groove([...rim, ...rim.slice(0, 1)], radius * 0.22, radius * 0.12)],
  });
  const holes: Line[] = [];
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      holes.push(
        ring(x + sx * radius * 0.21, y + sy * radius * 0.21, radius * 0.12, radius * 0.12, 10),
      );
  paintFlat(stage, holes, deep, 0.85);
  paintFlat(
    stage,
    [-1, 1].map((s) =>
      swept(
        [
          [x + s * radius * 0.21, y - radius * 0.26],
          [x + s * radius * 0.21, y + radius * 0.26],
        ],
        () => radius * 0.07,
      ),
    ),
    times(colour, 0.6),
    0.85,
  );
}

/** A ring or a plate of metal: rings, rivets and snaps. */
export function stud(stage: Stage, at: Point, radius: number, colour: Rgb = brass, hole = 0): void {
  layPiece(stage, {
    outline: ring(at[0], at[1], radius),
    cloth: { weave: metal, colour },
    edges: [[Math.max(1.4, radius * 0.45), Math.max(1.2, radius * 0.36)]],
    lift: Math.min(4, 0.8 + radius * 0.2),
    ...(hole > 0 ? { holes: [ring(at[0], at[1], hole)] } : {}),
  });
}

/** An open frame with a pin, `width` by `height`, its bar across the strap. */
export function buckle(
  stage: Stage,
  at: Point,
  width: number,
  height: number,
  colour: Rgb = brass,
  rim = 5,
): void {
  const [x, y] = at;
  const frame = (w: number, h: number, r: number): Shape =>
    `M${x - w + r},${y - h} L${x + w - r},${y - h} Q${x + w},${y - h} ${x + w},${y - h + r} L${x + w},${y + h - r} Q${x + w},${y + h} ${x + w - r},${y + h} L${x - w + r},${y + h} Q${x - w},${y + h} ${x - w},${y + h - r} L${x - w},${y - h + r} Q${x - w},${y - h} ${x - w + r},${y - h} Z`;
  layPiece(stage, {
    outline: frame(width / 2, height / 2, 5),
    holes: [frame(width / 2 - rim, height / 2 - rim, 2.4)],
    cloth: { weave: metal, colour },
    edges: [[2.6, 2.4]],
    lift: 3.4,
  });
  layPiece(stage, {
    outline: swept(
      [
        [x - width / 2 + rim * 0.4, y],
        [x + width / 2 - rim * 0.2, y],
      ],
      () => rim * 0.36,
    ),
    cloth: { weave: metal, colour: times(colour, 1.08) },
    edges: [[1.6, 1.4]],
    lift: 2.4,
  });
}

/** A zip along a line: tape, teeth and, if `pull` is given (0…1 along), its slider. */
export function zip(
  stage: Stage,
  shape: Shape,
  options: { cloth: Rgb; teeth?: Rgb; half?: number; pull?: number },
): void {
  const line = points(shape);
  const half = options.half ?? 3;
  const teeth = options.teeth ?? brass;
  layPiece(stage, {
    outline: swept(line, () => half * 2.1),
    cloth: { weave: tape, colour: options.cloth },
    edges: [[1.6, 0.8]],
    lift: 1.2,
    drape: 0,
  });
  paintFlat(stage, [swept(line, () => half * 0.95)], times(options.cloth, 0.4), 0.8, 0.4);
  const marks: Line[] = [];
  const shine: Line[] = [];
  let run = 0;
  let next = 0;
  for (const [a, b] of segments(line)) {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
    for (; next <= run + d; next += 3.6) {
      const t = next - run;
      const side = Math.round(next / 3.6) % 2 ? 0.25 : -0.25;
      const [cx, cy] = [a[0] + dx * t - dy * half * side, a[1] + dy * t + dx * half * side];
      const across = (w: number, l: number, o: number): Line =>
        swept(
          [
            [cx + dy * w + dx * o, cy - dx * w + dy * o],
            [cx - dy * w + dx * o, cy + dx * w + dy * o],
          ],
          () => l,
        );
      marks.push(across(half * 0.66, 1.1, 0));
      shine.push(across(half * 0.5, 0.4, -0.4));
    }
    run += d;
  }
  paintFlat(stage, marks, teeth, 0.95);
  paintFlat(stage, shine, [0.9, 0.88, 0.84], 0.5);
  if (options.pull === undefined) return;
  const [x, y] = elementAt(line, Math.round(options.pull * (line.length - 1)));
  layPiece(stage, {
    outline: `M${x - half * 1.3},${y - 4} L${x + half * 1.3},${y - 4} L${x + half},${y + 7} L${x - half},${y + 7} Z`,
    cloth: { weave: metal, colour: teeth },
    edges: [[2, 1.8]],
    lift: 2.4,
  });
  layPiece(stage, {
    outline: `M${x - half * 0.8},${y + 5} L${x + half * 0.8},${y + 5} L${x + half * 1.1},${y + 26} Q${x},${y + 32} ${x - half * 1.1},${y + 26} Z`,
    cloth: { weave: metal, colour: teeth },
    holes: [ring(x, y + 23, half * 0.42)],
    edges: [[1.8, 1.4]],
    lift: 3.2,
  });
}

/** A round cord or lace along a line. */
export function cord(
  stage: Stage,
  shape: Shape,
  radius: number,
  colour: Rgb,
  weave: Weave = canvas,
): void {
  layPiece(stage, {
    outline: swept(shape, () => radius),
    cloth: { weave, colour },
    edges: [[radius * 0.9, radius * 0.9]],
    lift: Math.min(5, radius * 1.1),
    drape: 0,
    grain: 0.8,
  });
}
