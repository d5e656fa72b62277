/** How a neck is finished without a collar: ribbed bands, rolls, half zips and bindings, from front and back. */
import { times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { bothHalves, type Line, mirrored, type Point, points } from '../engine/paths.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { zip } from '../trims/fastenings.ts';
import { type Bench, edgesOf, lay, topstitch } from './bench.ts';
import { type BodyPlan, neckCurve } from './bodyPlan.ts';

/** Grain that turns about a point above the neck, so that ribs stand across a round band. */
export const roundGrain =
  (y: number) =>
  (x: number, at: number): Point => [
    Math.atan2(x - 400, at - y) * 118,
    Math.hypot(x - 400, at - y),
  ];

/** The inside of the back, seen through the neck, with its label. */
export function backNeck(
  bench: Bench,
  plan: BodyPlan,
  options: { tone?: number; label?: boolean; rise?: number; cloth?: Bench['main'] } = {},
): void {
  if (bench.face === 'back') return;
  const half = plan.neckHalf + 3;
  const rise = options.rise ?? 16;
  const low = plan.frontDepth + 16;
  lay(
    bench,
    bothHalves(
      `M400,${plan.neckY - rise} C${400 + half * 0.5},${plan.neckY - rise} ${400 + half * 0.86},${plan.neckY - rise * 0.55} ${400 + half},${plan.neckY + 4} L${400 + half * 0.96},${low} L400,${low}`,
    ),
    {
      cloth: options.cloth ?? bench.main,
      tone: options.tone ?? 0.68,
      edges: [[5, 1]],
      lift: 0,
      drape: 0.4,
      seed: 7,
    },
  );
  if (options.label !== false && plan.frontDepth - plan.neckY > 34)
    wovenLabel(bench.stage, { x: 400, y: plan.neckY + 10, height: 17, word: bench.spec.brand });
}

/** The inside of a collar or the back of a ribbed band, visible behind an open neck. */
export function standBehind(bench: Bench, plan: BodyPlan, kind: 'collar' | 'rib'): void {
  if (bench.face === 'back') return;
  const h = plan.neckHalf;
  const y = plan.neckY;
  if (kind === 'rib')
    return lay(
      bench,
      bothHalves(
        `M400,${y - 24} C${400 + h * 0.5},${y - 24} ${400 + h * 0.88},${y - 16} ${400 + h * 1.06},${y} L${400 + h * 0.92},${y + 12} C${400 + h * 0.76},${y - 1} ${400 + h * 0.46},${y - 7} 400,${y - 7}`,
      ),
      {
        cloth: bench.rib,
        tone: 0.82,
        edges: [[2.6, 1.8]],
        lift: 1.6,
        drape: 0.1,
        grainAt: (x, v) => [x - 400, v],
      },
    );
  lay(
    bench,
    bothHalves(
      `M400,${y - 42} C${400 + h * 0.5},${y - 42} ${400 + h * 0.86},${y - 36} ${400 + h * 1.02},${y - 20} L${400 + h * 0.88},${y + 18} C${400 + h * 0.76},${y - 2} ${400 + h * 0.46},${y - 10} 400,${y - 10}`,
    ),
    { tone: 0.86, edges: [[3, 2]], lift: 1.6, drape: 0.1 },
  );
}

/** A band between two neck curves, `width` units deep. */
function bandBetween(plan: BodyPlan, face: Bench['face'], width: number, inner = 2): Line {
  const near = neckCurve(plan, face, -inner);
  const far = neckCurve(plan, face, width);
  return [...mirrored(near).toReversed(), ...near, ...far.toReversed(), ...mirrored(far)];
}

export function ribNeck(bench: Bench, plan: BodyPlan, width: number): void {
  const isV = plan.neckline === 'v' && bench.face === 'front';
  lay(bench, bandBetween(plan, bench.face, width, 4), {
    cloth: bench.rib,
    edges: [
      [3.4, 2],
      [8, 1.8],
    ],
    lift: 3,
    drape: 0.15,
    grainAt: isV
      ? (x, y) => [y * 0.9 + Math.abs(x - 400) * 0.42, Math.abs(x - 400)]
      : roundGrain(bench.face === 'front' ? plan.neckY - 26 : plan.neckY - 150),
  });
  if (bench.face === 'back') wideBackBand(bench, plan, width);
}

/** Behind, the band stands a little above the shoulder line. */
function wideBackBand(bench: Bench, plan: BodyPlan, width: number): void {
  const h = plan.neckHalf;
  lay(
    bench,
    bothHalves(
      `M400,${plan.neckY + 2 - width * 0.5} C${400 + h * 0.6},${plan.neckY + 1 - width * 0.5} ${400 + h * 0.9},${plan.neckY - width * 0.4} ${400 + h},${plan.neckY - 2} L${400 + h + 4},${plan.neckY + 8} C${400 + h * 0.8},${plan.neckY + 16} ${400 + h * 0.5},${plan.backDepth + 8} 400,${plan.backDepth + 8}`,
    ),
    {
      cloth: bench.rib,
      edges: [[3, 1.8]],
      lift: 2.4,
      drape: 0.15,
    },
  );
}

/** A fine turned edge with one row of stitches. */
export function bindingNeck(bench: Bench, plan: BodyPlan, width = 6): void {
  lay(bench, bandBetween(plan, bench.face, width, 1), {
    edges: [[2, 1.5]],
    lift: 1.8,
    drape: 0.1,
    cloth: bench.plain,
    grainAt: roundGrain(plan.neckY - 40),
  });
}

export function rollNeck(bench: Bench, plan: BodyPlan, height: number): void {
  const h = plan.neckHalf + 10;
  const top = plan.neckY - height;
  const low = bench.face === 'front' ? plan.frontDepth + 10 : plan.backDepth + 26;
  const bowed = (x: number, y: number): Point => [
    (x - 400) * (1 + 0.0006 * Math.abs(x - 400)),
    y - (x - 400) ** 2 * 0.0016,
  ];
  lay(
    bench,
    bothHalves(
      `M400,${top - 8} C${400 + h * 0.5},${top - 8} ${400 + h * 0.8},${top - 4} ${400 + h * 0.86},${top + 8} C${400 + h * 0.98},${top + height * 0.5} ${400 + h},${plan.neckY - 16} ${400 + h},${plan.neckY + 6} C${400 + h * 0.9},${low - 12} ${400 + h * 0.5},${low} 400,${low}`,
    ),
    {
      cloth: bench.rib,
      edges: [
        [5, 3],
        [20, 6],
      ],
      lift: 5,
      drape: 0.3,
      grainAt: bowed,
      folds: [
        fold(
          `M${400 - h * 0.95},${plan.neckY - height * 0.3} C${400 - h * 0.5},${plan.neckY + 4} ${400 + h * 0.5},${plan.neckY + 6} ${400 + h * 0.95},${plan.neckY - height * 0.3}`,
          11,
          4,
          'drop',
          { fadeIn: 0.1, fadeOut: 0.1 },
        ),
      ],
    },
  );
  if (bench.face === 'front')
    lay(
      bench,
      bothHalves(
        `M400,${top - 8} C${400 + h * 0.5},${top - 8} ${400 + h * 0.8},${top - 4} ${400 + h * 0.85},${top + 5} C${400 + h * 0.5},${top + 16} ${400 + h * 0.3},${top + 17} 400,${top + 17}`,
      ),
      { cloth: bench.rib, tone: 0.55, edges: [[3, 1]], lift: 0, drape: 0 },
    );
}

/** A stand collar that a short zip opens. */
export function halfZipNeck(bench: Bench, plan: BodyPlan, cloth = bench.rib): void {
  const h = plan.neckHalf + 4;
  const top = plan.neckY - 44;
  const low = bench.face === 'front' ? plan.frontDepth + 6 : plan.backDepth + 16;
  lay(
    bench,
    bothHalves(
      `M400,${top} C${400 + h * 0.5},${top - 6} ${400 + h * 0.85},${top - 2} ${400 + h * 0.93},${top + 8} C${400 + h},${plan.neckY - 14} ${400 + h + 4},${plan.neckY - 4} ${400 + h + 4},${plan.neckY + 6} C${400 + h * 0.85},${low - 10} ${400 + h * 0.5},${low} 400,${low}`,
    ),
    {
      cloth,
      edges: [
        [4, 2.4],
        [16, 4],
      ],
      lift: 4,
      drape: 0.3,
      grainAt: (x, y) => [x - 400, y - (x - 400) ** 2 * 0.0014],
    },
  );
  if (bench.face === 'back') return;
  lay(
    bench,
    bothHalves(
      `M400,${top + 14} C${400 + h * 0.5},${top + 13} ${400 + h * 0.8},${top + 9} ${400 + h * 0.92},${top + 5} C${400 + h * 0.85},${top - 3} ${400 + h * 0.5},${top - 7} 400,${top - 1}`,
    ),
    { cloth, tone: 0.6, edges: [[3, 1]], lift: 0, drape: 0 },
  );
  zip(bench.stage, `M400,${top + 13} L401,${plan.frontDepth + 96}`, {
    cloth: times(bench.main.colour, 0.6),
    pull: 0.03,
    half: 3,
  });
  for (const s of [-1, 1])
    topstitch(
      bench,
      points(`M${400 + s * 12},${top + 16} L${401 + s * 12},${plan.frontDepth + 104}`),
      { strength: 0.5 },
    );
}

/** Ribbed edges round sleeveless armholes. */
export function armholeBand(bench: Bench, line: Line, width: number, isRib: boolean): void {
  for (const side of [line, mirrored(line)]) {
    const isLeft = side !== line;
    const outer = side.map(([x, y]): Point => [x + (isLeft ? -1 : 1) * 2, y]);
    const inner = side.map(([x, y]): Point => [x + (isLeft ? 1 : -1) * width, y + width * 0.1]);
    lay(bench, [...outer, ...inner.toReversed()], {
      cloth: isRib ? bench.rib : bench.plain,
      edges: edgesOf.band,
      lift: 2.4,
      drape: 0.1,
      grain: Math.PI / 2,
    });
  }
}
