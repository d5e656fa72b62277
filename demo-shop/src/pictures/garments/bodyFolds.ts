/**
 * Folds of an upper body that lies flat: drags from the armpit, waist creases, long falls and
 * ripples at the hem.
 */
import { fold, type Fold, onBothSides } from '../engine/folds.ts';
import type { Dice } from '../engine/numbers.ts';
import { through } from '../engine/paths.ts';
import { across, type BodyPlan } from './bodyPlan.ts';

/** Folds of a top from shoulder to hem; `strength` scales them all. */
export function bodyFolds(plan: BodyPlan, dice: Dice, strength = 1): Fold[] {
  const [, uy] = plan.underarm;
  const hem = plan.hem[1];
  const y = (t: number): number => uy + (hem - uy) * t;
  const p = (k: number, at: number): readonly [number, number] => across(plan, k, at);
  const h = strength;
  const all = [
    fold(
      through([p(0.97, y(-0.02)), p(0.78, y(0.1)), p(0.42, y(0.14))]),
      [24, 36],
      6 * h,
      'crease',
    ),
    fold(through([p(0.97, y(0.06)), p(0.9, y(0.3)), p(0.88, y(0.62))]), [22, 28], 4.6 * h),
    fold(
      through([
        [400 + plan.shoulder[0] * 0.72, plan.shoulder[1] + 24],
        [400 + plan.shoulder[0] * 0.66, uy - 60],
        p(0.55, y(0.08)),
      ]),
      [20, 28],
      3.6 * h,
    ),
    fold(
      through([p(0.97, y(0.42 + 0.2 * dice())), p(0.7, y(0.52)), p(0.3, y(0.55))]),
      [20, 30],
      5 * h,
      'crease',
    ),
    fold(
      through([p(0.95, y(0.72)), p(0.6, y(0.78)), p(0.3, y(0.78 + 0.06 * dice()))]),
      [16, 26],
      3.2 * h,
      'crease',
    ),
    fold(
      through([p(0.4 + 0.2 * dice(), y(0.45)), p(0.5, y(0.75)), p(0.52, hem + 6)]),
      [15, 26],
      4 * h,
      'ridge',
      { fadeOut: 0, fadeIn: 0.5 },
    ),
    fold(through([p(0.72, y(0.86)), p(0.62, y(0.94)), p(0.58, hem)]), [10, 18], 2.4 * h, 'ridge', {
      fadeOut: 0,
    }),
  ];
  return onBothSides(all, dice).filter(() => dice() > 0.26);
}

/** Falls of a skirt from the waist to a hem that stands open; `fullness` 0…1. */
export function skirtFolds(
  options: {
    top: number;
    topHalf: number;
    hem: number;
    hemHalf: number;
    fullness: number;
    start?: number;
  },
  dice: Dice,
): Fold[] {
  const { top, topHalf, hem, hemHalf, fullness } = options;
  const count = Math.round(5 + fullness * 6);
  const out: Fold[] = [];
  for (let i = 0; i < count; i++) {
    const k = ((i + 0.5) / count) * 2 - 1 + (dice() - 0.5) * (1 / count);
    const from =
      top +
      (hem - top) * (options.start ?? 0.02) * (0.4 + 1.6 * dice()) +
      (fullness > 0.6 ? (hem - top) * 0.1 * dice() : (hem - top) * 0.5 * dice());
    const startHalf = topHalf + (hemHalf - topHalf) * ((from - top) / (hem - top)) ** 0.9;
    const endX = 400 + k * hemHalf * 0.97;
    const startX = 400 + k * startHalf * 0.92;
    const wide = ((hemHalf * 2) / count) * (0.24 + 0.16 * dice());
    out.push(
      fold(
        through([
          [startX, from],
          [startX + (endX - startX) * 0.36, from + (hem - from) * 0.42],
          [endX, hem + 14],
        ]),
        [Math.max(4, wide * 0.32), wide],
        (3.6 + 5.2 * fullness) * (0.7 + 0.6 * dice()),
        i % 3 === 1 ? 'drop' : dice() < 0.5 ? 'crease' : 'ridge',
        {
          fadeIn: fullness > 0.6 ? 0.14 : 0.55,
          fadeOut: 0,
        },
      ),
    );
  }
  return out;
}

/** Short gathers that run down (or up) from a seam. */
export function gathers(
  options: {
    y: number;
    half: number;
    length: number;
    count: number;
    height?: number;
    middle?: number;
  },
  dice: Dice,
): Fold[] {
  const middle = options.middle ?? 400;
  return Array.from({ length: options.count }, (_, i) => {
    const x =
      middle + ((i + 0.5 + (dice() - 0.5) * 0.7) / options.count) * options.half * 2 - options.half;
    const reach = options.length * (0.5 + dice() * 0.8);
    const drift = (x - middle) * 0.12;
    return fold(
      through([
        [x, options.y],
        [x + drift * 0.5, options.y + reach * 0.5],
        [x + drift, options.y + reach],
      ]),
      [3 + 2 * dice(), 7 + 4 * dice()],
      (options.height ?? 3.4) * (0.6 + 0.8 * dice()),
      dice() < 0.5 ? 'crease' : 'ridge',
      { fadeIn: 0.04, fadeOut: 0.6 },
    );
  });
}
