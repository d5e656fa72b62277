/** A hood laid open behind the neck, with its drawstring; from behind it hangs down the back. */
import { linear } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { bothHalves } from '../engine/paths.ts';
import { cord, stud } from '../trims/fastenings.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { type Bench, lay, on, topstitch } from './bench.ts';
import type { BodyPlan } from './bodyPlan.ts';

export function hoodBehind(bench: Bench, plan: BodyPlan): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  lay(
    bench,
    bothHalves(
      `M400,${y - 96} C${400 + h * 0.7},${y - 100} ${400 + h * 1.35},${y - 66} ${400 + h * 1.4},${y - 6} C${400 + h * 1.4},${y + 30} ${400 + h * 1.1},${y + 50} ${400 + h * 0.9},${y + 60} L400,${y + 66}`,
    ),
    {
      edges: [
        [3, 2],
        [30, 8],
      ],
      lift: 3,
      drape: 0.9,
      seed: 21,
      folds: [fold(`M400,${y - 94} L400,${y - 30}`, 4, -1.4, 'ridge', { fadeIn: 0, fadeOut: 0.2 })],
    },
  );
  lay(
    bench,
    bothHalves(
      `M400,${y - 64} C${400 + h * 0.6},${y - 66} ${400 + h * 1.06},${y - 40} ${400 + h * 1.1},${y} L${400 + h * 0.9},${plan.frontDepth + 20} L400,${plan.frontDepth + 20}`,
    ),
    {
      tone: 0.6,
      edges: [[6, 1.4]],
      lift: 0,
      drape: 0.5,
      seed: 22,
      cloth: bench.plain,
      folds: [
        fold(
          `M${400 - h * 0.7},${y - 30} C${400 - h * 0.3},${y + 10} ${400 + h * 0.3},${y + 10} ${400 + h * 0.7},${y - 30}`,
          [12, 16],
          4,
        ),
      ],
    },
  );
  wovenLabel(bench.stage, { x: 400, y: y + 8, height: 16, word: bench.spec.brand });
}

/** The two sides of a hood, which cross at the throat. */
export function hoodFront(bench: Bench, plan: BodyPlan, hasCords: boolean): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth + 14;
  for (const hand of ['left', 'right'] as const) {
    lay(
      bench,
      on(
        hand,
        `M${400 + h * 1.1},${y - 44} C${400 + h * 1.36},${y - 20} ${400 + h * 1.46},${y + 10} ${400 + h * 1.3},${y + 40} C${400 + h},${y + 74} ${400 + h * 0.5},${d + 20} ${400 - 12},${d + 26} L${400 - 12},${d - 10} C${400 + h * 0.5},${d - 22} ${400 + h * 0.98},${y + 16} ${400 + h * 1.1},${y - 44} Z`,
      ),
      {
        edges: [
          [3, 2.2],
          [16, 5],
        ],
        lift: 5,
        drape: 0.6,
        grain: hand === 'right' ? 0.6 : -0.6,
        seed: 23,
      },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${400 + h * 1.06},${y - 20} C${400 + h * 0.98},${y + 30} ${400 + h * 0.5},${d - 8} 400,${d + 4}`,
      ),
      { strength: 0.5 },
    );
  }
  if (!hasCords) return;
  const pale = linear('#e7dfd1');
  for (const s of [-1, 1]) {
    stud(bench.stage, [400 + s * 26, d + 2], 4.4, linear('#a9a6a2'), 2);
    cord(
      bench.stage,
      `M${400 + s * 26},${d + 3} C${400 + s * 36},${d + 50} ${400 + s * 22},${d + 90} ${400 + s * (s > 0 ? 30 : 25)},${d + 140 + s * 9}`,
      3.2,
      pale,
    );
  }
}

export function hoodBack(bench: Bench, plan: BodyPlan): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  lay(
    bench,
    bothHalves(
      `M400,${y - 26} C${400 + h * 0.7},${y - 28} ${400 + h * 1.2},${y - 14} ${400 + h * 1.3},${y + 14} C${400 + h * 1.5},${y + 70} ${400 + h * 1.2},${y + 150} ${400 + h * 0.5},${y + 176} C${400 + h * 0.3},${y + 184} ${400 + h * 0.1},${y + 186} 400,${y + 186}`,
    ),
    {
      edges: [
        [3, 2.2],
        [34, 10],
      ],
      lift: 7,
      drape: 1,
      seed: 24,
      folds: [
        fold(`M400,${y - 20} L400,${y + 180}`, 4, -1.6, 'ridge', { fadeIn: 0, fadeOut: 0 }),
        fold(
          `M${400 - h},${y + 20} C${400 - h * 0.4},${y + 56} ${400 + h * 0.4},${y + 56} ${400 + h},${y + 20}`,
          [14, 20],
          6,
          'crease',
        ),
      ],
    },
  );
}
