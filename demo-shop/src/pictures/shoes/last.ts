/** A shoe in profile, toe to the left: the line its sole follows and heights above it. */
import { ease } from '../engine/numbers.ts';
import { type Line, type Point, through } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { firstOf, lastOf } from '../lists.ts';

/**
 * The visible side of the foot: the outer has the ornament, the inner the zip and the higher arch.
 */
export type FootSide = 'outer' | 'inner';

export interface Last {
  /** How far the heel is raised, the front sole's thickness and an even platform, in units. */
  readonly heel: number;
  readonly sole: number;
  readonly platform: number;
  readonly side: FootSide;
  /** Multiplies heights above the sole: lower or higher cut. */
  readonly rise?: number;
  /** Multiplies the length in front of the instep: boots look shorter than they are drawn. */
  readonly fore?: number;
}

export const groundY = 640;

/** The edge where upper meets sole. */
export function soleY(last: Last, x: number): number {
  const spring = 9 * (1 - ease(104, 240, x));
  const arch = last.side === 'inner' ? 5 * ease(330, 430, x) * (1 - ease(470, 580, x)) : 0;
  return groundY - last.platform - last.sole - last.heel * ease(290, 600, x) - spring - arch;
}

/** A point `h` above the sole at `x`. */
export const at = (last: Last, x: number, h: number): Point => [
  foreX(last, x),
  soleY(last, x) - h * (last.rise ?? 1),
];

/** An x of the drawing after the forefoot is shortened. */
export const foreX = (last: Last, x: number): number =>
  x < 470 ? 470 - (470 - x) * (last.fore ?? 1) : x;

/** A rounded line through (x, height) pairs. */
export const along = (last: Last, knots: readonly (readonly [number, number])[]): Line =>
  through(knots.map(([x, h]) => at(last, x, h)));

/** The sole's edge from x to x, `h` above it. */
export function soleLine(last: Last, from: number, to: number, h = 0): Line {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 8));
  return Array.from({ length: count + 1 }, (_, i) => at(last, from + ((to - from) * i) / count, h));
}

/** An upper: its top from toe to heel, closed along the sole. */
export function upperOutline(last: Last, top: readonly (readonly [number, number])[]): Line {
  return [...along(last, top), ...soleLine(last, lastOf(top)[0], firstOf(top)[0], -4)];
}

export function lastFor(
  cut: Cut,
  side: FootSide,
  fallback: NonNullable<Cut['heel']>,
  sole = 10,
): Last & { kind: NonNullable<Cut['heel']> } {
  const kind = cut.heel ?? fallback;
  const heel = { flat: 12, low: 30, block: 78, stiletto: 112, platform: 92, wedge: 84 }[kind];
  return { kind, heel, sole, platform: kind === 'platform' ? 40 : kind === 'wedge' ? 22 : 0, side };
}

export const closed = (line: Line, back: Line): Line => [...line, ...back.toReversed()];
