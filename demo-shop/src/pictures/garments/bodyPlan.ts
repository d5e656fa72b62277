/** The cut of an upper body: neck, shoulder, armhole, side and hem of the right half, from which outlines follow. */
import { type Line, type Point, points, segments } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import type { Face } from './bench.ts';

export type Neckline = NonNullable<Cut['neckline']>;
export type HemShape = 'straight' | 'tail' | 'curve' | 'wave';

/** Distances are half widths from the middle, heights are picture units. */
export interface BodyPlan {
  readonly neckline: Neckline;
  readonly neckHalf: number;
  readonly neckY: number;
  readonly frontDepth: number;
  readonly backDepth: number;
  readonly shoulder: Point;
  readonly underarm: Point;
  readonly waist: Point;
  readonly hip: Point;
  readonly hem: Point;
  readonly hemShape: HemShape;
  /** Armholes cut in toward the neck, as on vests and halters. */
  readonly armCut: number;
}

const necks: Readonly<Record<Neckline, { half: number; depth: number }>> = {
  crew: { half: 76, depth: 52 },
  v: { half: 78, depth: 138 },
  boat: { half: 116, depth: 24 },
  scoop: { half: 96, depth: 104 },
  square: { half: 98, depth: 96 },
  roll: { half: 72, depth: 42 },
  'half-zip': { half: 74, depth: 44 },
  halter: { half: 60, depth: 70 },
};

export function bodyPlan(options: {
  neckline: Neckline;
  shoulder: number;
  chest: number;
  waist: number;
  hem: number;
  hemY: number;
  hemShape?: HemShape;
  slope?: number;
  armDepth?: number;
  waistY?: number;
  hip?: number;
  hipY?: number;
  depth?: number;
  armCut?: number;
  neckHalf?: number;
}): BodyPlan {
  const neck = necks[options.neckline];
  const neckY = 190;
  const neckHalf = options.neckHalf ?? neck.half;
  const shoulderY = neckY + (options.slope ?? 30) * ((options.shoulder - neckHalf) / 80);
  const underarmY = neckY + (options.armDepth ?? 190);
  const waistY = options.waistY ?? Math.min(options.hemY - 60, underarmY + 130);
  const hipY = options.hipY ?? Math.min(options.hemY - 10, waistY + 150);
  return {
    neckline: options.neckline,
    neckHalf,
    neckY,
    frontDepth: neckY + (options.depth ?? neck.depth),
    backDepth: neckY + 15,
    shoulder: [options.shoulder, shoulderY],
    underarm: [options.chest, underarmY],
    waist: [options.waist, waistY],
    hip: [
      options.hip ??
        options.waist +
          (options.hem - options.waist) * ((hipY - waistY) / Math.max(1, options.hemY - waistY)),
      hipY,
    ],
    hem: [options.hem, options.hemY],
    hemShape: options.hemShape ?? 'straight',
    armCut: options.armCut ?? 10,
  };
}

/** Front neckline from the middle to the neck point. */
export function neckCurve(plan: BodyPlan, face: Face, grow = 0): Line {
  const half = plan.neckHalf + grow;
  const y =
    plan.neckY +
    grow *
      Math.max(0, (plan.shoulder[1] - plan.neckY) / Math.max(1, plan.shoulder[0] - plan.neckHalf));
  const depth = (face === 'front' ? plan.frontDepth : plan.backDepth) + grow;
  const x = (k: number): number => 400 + half * k;
  const d = depth - y;
  if (face === 'back')
    return points(`M400,${depth} C${x(0.6)},${depth} ${x(0.88)},${y + d * 0.8} ${x(1)},${y}`);
  switch (plan.neckline) {
    case 'v':
      return points(
        `M400,${depth} C${x(0.3)},${depth - d * 0.36} ${x(0.84)},${y + d * 0.34} ${x(1)},${y}`,
      );
    case 'square':
      return points(
        `M400,${depth} L${x(0.86)},${depth - 3} C${x(0.9)},${y + d * 0.6} ${x(0.94)},${y + d * 0.3} ${x(1)},${y}`,
      );
    case 'boat':
      return points(`M400,${depth} C${x(0.45)},${depth} ${x(0.8)},${y + d * 0.7} ${x(1)},${y}`);
    default:
      return points(`M400,${depth} C${x(0.56)},${depth} ${x(0.92)},${y + d * 0.62} ${x(1)},${y}`);
  }
}

/** From the shoulder down the armhole to the underarm. */
export function armhole(plan: BodyPlan): Line {
  const [sx, sy] = plan.shoulder;
  const [ux, uy] = plan.underarm;
  const inner = Math.min(sx, ux) - plan.armCut;
  return points(
    `M${400 + sx},${sy} C${400 + inner},${sy + (uy - sy) * 0.36} ${400 + inner},${uy - (uy - sy) * 0.26} ${400 + ux},${uy}`,
  );
}

/** Half the body's width at a height below the underarm. */
export function sideAt(plan: BodyPlan, y: number): number {
  const sides = segments([plan.underarm, plan.waist, plan.hip, plan.hem]);
  const [[ax, ay], [bx, by]] = sides.find(([, end]) => y <= end[1]) ?? [plan.hip, plan.hem];
  const t = Math.max(0, Math.min(1.2, (y - ay) / Math.max(1, by - ay)));
  const s = t * t * (3 - 2 * t);
  return ax + (bx - ax) * (0.5 * t + 0.5 * s);
}

/** A point at share `k` of the half width, on the right. */
export const across = (plan: BodyPlan, k: number, y: number): Point => [
  400 + k * (y < plan.underarm[1] ? plan.shoulder[0] : sideAt(plan, y)),
  y,
];

function hemLine(plan: BodyPlan): Line {
  const [hx, hy] = plan.hem;
  const right = 400 + hx;
  switch (plan.hemShape) {
    case 'tail':
      return points(
        `M${right},${hy - 62} C${right - 6},${hy - 24} ${right - 30},${hy - 14} ${right - hx * 0.32},${hy - 4} C${right - hx * 0.55},${hy + 14} ${400 + hx * 0.25},${hy + 24} 400,${hy + 25}`,
      );
    case 'curve':
      return points(
        `M${right},${hy - 8} C${400 + hx * 0.6},${hy + 7} ${400 + hx * 0.3},${hy + 10} 400,${hy + 10}`,
      );
    case 'wave': {
      const line: Point[] = [];
      for (let i = 0; i <= 40; i++) {
        const t = i / 40;
        line.push([
          right - hx * t,
          hy - 16 * (1 - t) ** 2 + 10 * t + 5 * Math.sin(t * 19 + hx) * (1 - t * 0.4),
        ]);
      }
      return line;
    }
    default:
      return points(
        `M${right},${hy} C${400 + hx * 0.6},${hy + 5} ${400 + hx * 0.3},${hy + 7} 400,${hy + 7}`,
      );
  }
}

export function sideLine(plan: BodyPlan, toY: number): Line {
  const from = plan.underarm[1];
  const count = Math.max(2, Math.round((toY - from) / 8));
  return Array.from({ length: count }, (_, i) => {
    const y = from + ((toY - from) * (i + 1)) / count;
    return [400 + sideAt(plan, y), y];
  });
}

/** The right half from the middle of the neck round to the middle of the hem. */
export function bodyHalf(plan: BodyPlan, face: Face): Line {
  const endY =
    plan.hemShape === 'tail'
      ? plan.hem[1] - 62
      : plan.hemShape === 'wave'
        ? plan.hem[1] - 16
        : plan.hemShape === 'curve'
          ? plan.hem[1] - 8
          : plan.hem[1];
  return [...neckCurve(plan, face), ...armhole(plan), ...sideLine(plan, endY), ...hemLine(plan)];
}
