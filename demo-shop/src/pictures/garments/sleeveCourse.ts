/** The outline of a sleeve, set in along the armhole: hanging, spread or bent at the elbow. */
import { mix } from '../engine/numbers.ts';
import { type Line, type Point, points, through } from '../engine/paths.ts';
import { armhole, type BodyPlan } from './bodyPlan.ts';
import type { SleevePlan } from './sleevePlan.ts';

/** The course of a sleeve, for the right side. */
export interface SleeveCourse {
  readonly at: (t: number, s: number) => Point;
  readonly outline: Line;
  readonly wrist: readonly [Point, Point];
  readonly direction: Point;
  readonly grain: number;
  readonly isBent: boolean;
  /** Distance along and across from a point on the sleeve. */
  readonly trace: (x: number, y: number) => readonly [number, number];
}

export function sleeveCourse(
  plan: BodyPlan,
  sleeve: SleevePlan,
  angle: number,
  bend: number,
): SleeveCourse {
  const [sx, sy] = plan.shoulder;
  const [ux, uy] = plan.underarm;
  const start: Point = [400 + (sx + ux) / 2 - 8, (sy + uy) / 2];
  const d1: Point = [Math.sin(angle), Math.cos(angle)];
  const d2: Point = [Math.sin(angle - bend), Math.cos(angle - bend)];
  const half = sleeve.length / 2;
  const at = (t: number, s: number): Point => {
    const lower = Math.max(0, t * 2 - 1);
    const upper = Math.min(1, t * 2);
    const turn = bend * Math.min(1, Math.max(0, (t - 0.42) / 0.16));
    const width =
      t < 0.5 ? mix(sleeve.bicep, sleeve.elbow, upper) : mix(sleeve.elbow, sleeve.wrist, lower);
    const puff = sleeve.gather * 14 * Math.sin(Math.min(1, t * 1.05) * Math.PI) ** 0.7;
    const w = (width + puff) * s;
    const a = angle - turn;
    return [
      start[0] + d1[0] * half * upper + d2[0] * half * lower + Math.cos(a) * w,
      start[1] + d1[1] * half * upper + d2[1] * half * lower - Math.sin(a) * w,
    ];
  };
  const rise = (sy - plan.neckY) / Math.max(1, sx - plan.neckHalf);
  const isShort = sleeve.length < 260;
  const crown = at(isShort ? 0.45 : 0.26, 1);
  const lead = 34 + sleeve.gather * 10;
  const head = points(
    `M${400 + sx - 9},${sy - 9 * rise + 0.6} C${400 + sx - 9 + lead},${sy + (lead - 9) * rise - sleeve.gather * 34} ${crown[0] - d1[0] * 52},${crown[1] - d1[1] * 52} ${crown[0]},${crown[1]}`,
  );
  const outer = [
    ...head,
    ...through([
      crown,
      ...(isShort ? [] : [at(0.4, 1), at(0.5, 1.02), at(0.62, 1), at(0.8, 1)]),
      at(1, 1),
    ]).slice(1),
  ];
  const inner = through([
    at(1, -1),
    ...(isShort
      ? [at(0.6, -1)]
      : [at(0.8, -1), at(0.6, -1), at(0.5, bend > 0.5 ? -0.86 : -1), at(0.36, -1)]),
    [400 + ux - 2, uy + 8],
  ]);
  const seam = armhole(plan).toReversed();
  const inward = bend > 0.5 ? 0 : 12;
  const wristEnd: Line = points(
    `M${at(1, 1).join(',')} Q${at(1.012, 0).join(',')} ${at(1, -1).join(',')}`,
  );
  return {
    at,
    outline: [
      ...outer,
      ...wristEnd.slice(1),
      ...inner,
      ...seam.map(([x, y]): Point => [x - inward, y]),
    ],
    wrist: [at(1, 1), at(1, -1)],
    direction: d2,
    grain: -(angle - bend * 0.5),
    isBent: bend > 0.5,
    trace: (x, y) => {
      const [dx, dy] = [x - start[0], y - start[1]];
      const upper = dx * d1[0] + dy * d1[1];
      if (upper < half) return [upper, dx * d1[1] - dy * d1[0]];
      const [ex, ey] = [dx - d1[0] * half, dy - d1[1] * half];
      return [half + ex * d2[0] + ey * d2[1], ex * d2[1] - ey * d2[0]];
    },
  };
}
