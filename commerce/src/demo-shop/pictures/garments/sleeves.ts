/** Sleeves: set in along the armhole, hanging, spread or bent at the elbow. */
import { fold, placedFolds, varied } from '../engine/folds.ts';
import type { Fold } from '../engine/folds.ts';
import { around, mix } from '../engine/numbers.ts';
import { points, through } from '../engine/paths.ts';
import type { Line, Point } from '../engine/paths.ts';
import type { Cloth } from '../engine/piece.ts';
import type { Bench, Hand } from './bench.ts';
import { edgesOf, lay, on, topstitch } from './bench.ts';
import { armhole } from './bodyPlan.ts';
import type { BodyPlan } from './bodyPlan.ts';

export type Cuff = 'none' | 'hem' | 'rib' | 'shirt' | 'elastic' | 'tailored' | 'turned';

export interface SleevePlan {
  /** Units from armhole to wrist. */
  readonly length: number;
  /** Half widths at upper arm, elbow and wrist. */
  readonly bicep: number;
  readonly elbow: number;
  readonly wrist: number;
  readonly cuff: Cuff;
  readonly cuffDepth: number;
  /** 0 plain … 1 gathered into shoulder and cuff. */
  readonly gather: number;
  /** Radians from straight down. */
  readonly angle: number;
  readonly stance: Stance;
  readonly cloth?: Cloth;
  /** Height by distance from the armhole, for quilted sleeves. */
  readonly relief?: (along: number, across: number) => number;
}

/** How the arms are laid: hanging, close to the body, one forearm across it, or both. */
export type Stance = 'easy' | 'close' | 'one-bent' | 'both-bent';
export const stances = [
  'easy',
  'close',
  'one-bent',
  'easy',
  'both-bent',
] as const satisfies readonly Stance[];

/** Where a sleeve runs, for the right hand. */
interface SleeveWay {
  readonly at: (t: number, s: number) => Point;
  readonly outline: Line;
  readonly wrist: readonly [Point, Point];
  readonly direction: Point;
  readonly grain: number;
  readonly isBent: boolean;
  /** Distance along and across from a place on the sleeve. */
  readonly trace: (x: number, y: number) => readonly [number, number];
}

function sleeveWay(plan: BodyPlan, sleeve: SleevePlan, angle: number, bend: number): SleeveWay {
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

function sleeveFolds(way: SleeveWay, sleeve: SleevePlan): Fold[] {
  const { at } = way;
  const w = sleeve.bicep;
  const line = (...ps: readonly (readonly [number, number])[]): Line =>
    through(ps.map(([t, s]) => at(t, s)));
  const gathers: Fold[] = [];
  if (sleeve.gather > 0.3) {
    for (const s of [-0.7, -0.35, 0.02, 0.36, 0.7]) {
      gathers.push(
        fold(
          line([0.02, s * 0.55], [0.4, s * 0.95], [0.7, s]),
          [w * 0.12, w * 0.26],
          4.6 * sleeve.gather,
          'crease',
          { fadeIn: 0.08, fadeOut: 0.5 },
        ),
      );
      gathers.push(
        fold(
          line([0.995, s * 0.9], [0.8, s * 0.98 + 0.06], [0.5, s * 0.8]),
          [w * 0.1, w * 0.24],
          4.8 * sleeve.gather,
          'crease',
          { fadeIn: 0.03, fadeOut: 0.5 },
        ),
      );
    }
    return gathers;
  }
  if (sleeve.length < 260)
    return [
      fold(line([0.02, -0.2], [0.4, -0.1], [0.95, 0.12]), [w * 0.3, w * 0.5], 6.4, 'crease', {
        fadeOut: 0.1,
      }),
      fold(line([0.1, 0.5], [0.5, 0.55], [0.98, 0.66]), [w * 0.28, w * 0.4], 4),
      fold(line([0.3, -0.95], [0.6, -0.5], [0.9, -0.3]), [w * 0.16, w * 0.26], 3.4),
    ];
  const k = way.isBent ? 1.5 : 1;
  return [
    fold(line([0.0, 0.0], [0.12, -0.4], [0.26, -0.8]), [w * 0.36, w * 0.5], 5, 'crease'),
    fold(line([0.36, 0.8], [0.45, 0.1], [0.5, -0.9]), [w * 0.3, w * 0.46], 5.4 * k, 'crease'),
    fold(line([0.62, 0.7], [0.56, -0.1], [0.52, -0.95]), [w * 0.26, w * 0.42], 4.8 * k, 'crease'),
    fold(line([0.76, 0.8], [0.7, 0], [0.62, -0.9]), [w * 0.22, w * 0.36], 3.4),
    fold(line([0.14, 0.35], [0.5, 0.3], [0.94, 0.2]), [w * 0.4, w * 0.3], 4.4, 'ridge', {
      fadeOut: 0.1,
    }),
    fold(line([0.93, 0.9], [0.9, 0.1], [0.92, -0.8]), [w * 0.13, w * 0.18], 2.6),
  ];
}

function drawCuff(
  bench: Bench,
  sleeve: SleevePlan,
  way: SleeveWay,
  put: (s: Line) => Line,
  hand: Hand,
): void {
  const { at } = way;
  const depth = sleeve.cuffDepth / sleeve.length;
  const narrow =
    sleeve.cuff === 'rib' || sleeve.cuff === 'elastic' ? 0.86 : sleeve.gather > 0.3 ? 0.62 : 0.98;
  const square = (from: number, to: number, s0: number, s1: number): Line => [
    at(from, s0),
    at(from, -s0),
    at(to, -s1),
    at(to, s1),
  ];
  if (sleeve.cuff === 'rib' || sleeve.cuff === 'elastic')
    lay(
      bench,
      put(
        through([at(0.975, 0.96), at(0.985 + depth * 0.5, narrow), at(1 + depth, narrow)]).concat(
          through([at(1 + depth, -narrow), at(0.985 + depth * 0.5, -narrow), at(0.975, -0.96)]),
        ),
      ),
      {
        cloth: bench.rib,
        edges: edgesOf.rib,
        grain: hand === 'right' ? way.grain : -way.grain,
        drape: 0.2,
        lift: 4,
      },
    );
  if (sleeve.cuff === 'shirt') {
    lay(bench, put(square(0.985, 1 + depth, narrow, narrow)), {
      cloth: sleeve.cloth ?? bench.main,
      edges: edgesOf.panel,
      grain: hand === 'right' ? way.grain : -way.grain,
      drape: 0.25,
      lift: 3.4,
    });
    for (const t of [0.992 + 8 / sleeve.length, 1 + depth - 4 / sleeve.length])
      topstitch(bench, put([at(t, narrow * 0.97), at(t, -narrow * 0.97)]));
  }
}

const softened = (f: Fold): Fold => ({ ...f, height: f.height * 0.6 });

/** Draws one sleeve with its cuff. `bend` over a half lays it across the body, so it is drawn last. */
export function drawSleeve(
  bench: Bench,
  plan: BodyPlan,
  sleeve: SleevePlan,
  hand: Hand,
  pose: { angle: number; bend: number },
): void {
  const way = sleeveWay(plan, sleeve, pose.angle, pose.bend);
  const put = (s: Line): Line => on(hand, s);
  const cloth = sleeve.cloth ?? bench.main;
  const { relief } = sleeve;
  drawCuff(bench, sleeve, way, put, hand);
  lay(bench, put(way.outline), {
    cloth,
    edges: [
      [2.6, 1.7],
      [sleeve.gather > 0.3 ? 26 : 20, sleeve.gather > 0.3 ? 6.5 : 4.6],
    ],
    grain: hand === 'right' ? way.grain : -way.grain,
    drape: 0.82,
    lift: way.isBent ? 6 : 4,
    seed: hand === 'right' ? 1 : 2,
    ...(relief
      ? {
          relief: (x: number, y: number) => relief(...way.trace(hand === 'right' ? x : 800 - x, y)),
        }
      : {}),
    folds: placedFolds(
      varied(
        sleeveFolds(way, sleeve).map((f) => (relief ? softened(f) : f)),
        bench.stage.dice,
      ),
      put,
    ),
  });
  const edge = (t: number): Line => put([way.at(t, 0.97), way.at(t, 0), way.at(t, -0.97)]);
  if (sleeve.cuff === 'hem')
    for (const d of [7, 10.5]) topstitch(bench, edge(1 - d / sleeve.length));
  if (sleeve.cuff === 'turned') {
    lay(
      bench,
      put([
        way.at(1 - 24 / sleeve.length, 1.04),
        way.at(1 - 24 / sleeve.length, -1.04),
        way.at(1.005, -1.05),
        way.at(1.005, 1.05),
      ]),
      {
        cloth,
        edges: edgesOf.panel,
        grain: hand === 'right' ? way.grain : -way.grain,
        drape: 0.3,
        lift: 3,
      },
    );
    topstitch(bench, edge(1 - 20 / sleeve.length));
  }
}

/** Angles and bends of the two arms for a stance. */
export function posed(
  sleeve: SleevePlan,
  bench: Bench,
  hemY = 1000,
): Readonly<Record<Hand, { angle: number; bend: number }>> {
  const { dice } = bench.stage;
  const one = (bend: number, angle: number): { angle: number; bend: number } => ({
    angle: angle + around(dice, 0.03),
    bend: bend + (bend > 0.5 ? around(dice, 0.08) : dice() * 0.1 - 0.02),
  });
  if (sleeve.length < 260) return { right: one(0, sleeve.angle), left: one(0, sleeve.angle) };
  const bent = one(1.42, sleeve.angle + 0.12);
  // An arm laid across a cropped body would hang out below it.
  switch (hemY < 680 && sleeve.stance !== 'close' ? 'easy' : sleeve.stance) {
    case 'close':
      return { right: one(0.06, sleeve.angle * 0.5), left: one(0.06, sleeve.angle * 0.55) };
    case 'one-bent':
      return dice() < 0.5
        ? { right: bent, left: one(0.05, sleeve.angle) }
        : { right: one(0.05, sleeve.angle), left: bent };
    case 'both-bent':
      return { right: one(1.3, sleeve.angle + 0.16), left: one(1.6, sleeve.angle + 0.16) };
    default:
      return { right: one(0.08, sleeve.angle), left: one(0.08, sleeve.angle) };
  }
}
