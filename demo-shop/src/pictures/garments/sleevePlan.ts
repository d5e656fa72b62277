/** The plan of a sleeve: its measures, its cuff and how the arm lies. */
import { around } from '../engine/numbers.ts';
import type { Cloth } from '../engine/piece.ts';
import type { Bench, Hand } from './bench.ts';

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
