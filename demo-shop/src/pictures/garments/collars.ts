/** Collars: the shirt's with its stand, band, camp and knitted polo collars, and how each looks from behind. */
import { blendTo } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { bothHalves, sideToSide } from '../engine/paths.ts';
import { button } from '../trims/fastenings.ts';
import { type Bench, edgesOf, hands, lay, on, topstitch } from './bench.ts';
import type { BodyPlan } from './bodyPlan.ts';

export type Collar = 'point' | 'band' | 'camp' | 'polo';

/** From behind every folded collar is a smooth crescent above the yoke. */
export function collarBack(bench: Bench, plan: BodyPlan, depth: number, cloth = bench.main): void {
  const h = plan.neckHalf + 8;
  const y = plan.neckY;
  lay(
    bench,
    bothHalves(
      `M400,${y - 20} C${400 + h * 0.5},${y - 20} ${400 + h * 0.84},${y - 14} ${400 + h * 0.94},${y - 4} C${400 + h * 1.03},${y + 8} ${400 + h * 1.06},${y + depth * 0.5} ${400 + h * 1.02},${y + depth * 0.62} C${400 + h * 0.8},${y + depth} ${400 + h * 0.4},${y + depth * 1.12} 400,${y + depth * 1.12}`,
    ),
    {
      cloth,
      edges: [
        [2.6, 1.8],
        [14, 3.4],
      ],
      lift: 4.5,
      drape: 0.3,
      grainAt: (x, v) => [x - 400, v - (x - 400) ** 2 * 0.0012],
    },
  );
  topstitch(
    bench,
    sideToSide(
      `M400,${y + depth * 1.12 - 6} C${400 + h * 0.4},${y + depth * 1.12 - 6} ${400 + h * 0.8},${y + depth - 6} ${400 + h * 1.0},${y + depth * 0.62 - 6}`,
    ),
    { strength: 0.35 },
  );
}

function stand(bench: Bench, plan: BodyPlan): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth;
  lay(
    bench,
    bothHalves(
      `M400,${d + 4} C${400 + h * 0.36},${d} ${400 + h * 0.72},${d - 24} ${400 + h * 0.9},${y + 14} L${400 + h * 1.06},${y - 2} C${400 + h * 0.96},${y + 40} ${400 + h * 0.54},${d + 22} 400,${d + 28}`,
    ),
    { edges: [[2.4, 1.6]], lift: 2, drape: 0.2, tone: 0.97 },
  );
}

function pointCollar(bench: Bench, plan: BodyPlan): void {
  stand(bench, plan);
  button(bench.stage, [401, plan.frontDepth + 14], 5.4, bench.button);
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth;
  const cloth = { ...bench.main, colour: blendTo(bench.main.colour, [1, 1, 1], 0.03) };
  for (const hand of ['left', 'right'] as const) {
    lay(
      bench,
      on(
        hand,
        `M${400 + h * 0.96},${y - 22} C${400 + h * 1.16},${y - 12} ${400 + h * 1.32},${y + 2} ${400 + h * 1.4},${y + 16} C${400 + h * 1.32},${y + 52} ${400 + h * 1.12},${y + 84} ${400 + h * 0.92},${d + 42} C${400 + h * 0.62},${d + 32} ${400 + h * 0.3},${d + 18} ${400 + h * 0.05},${d + 2} C${400 + h * 0.48},${d - 20} ${400 + h * 0.82},${y + 20} ${400 + h * 0.96},${y - 22} Z`,
      ),
      {
        cloth,
        edges: [
          [2.6, 1.9],
          [16, 3],
        ],
        lift: 5,
        drape: 0.25,
        grain: hand === 'right' ? 0.6 : -0.6,
        seed: 9,
      },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${400 + h * 1.34},${y + 18} C${400 + h * 1.26},${y + 50} ${400 + h * 1.08},${y + 80} ${400 + h * 0.89},${d + 34} C${400 + h * 0.64},${d + 25} ${400 + h * 0.36},${d + 14} ${400 + h * 0.14},${d + 2}`,
      ),
      { strength: 0.45 },
    );
  }
}

function bandCollar(bench: Bench, plan: BodyPlan): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth;
  lay(
    bench,
    bothHalves(
      `M400,${d - 4} C${400 + h * 0.5},${d - 6} ${400 + h * 0.86},${d - 34} ${400 + h * 0.92},${y - 14} L${400 + h * 1.1},${y + 2} C${400 + h * 1.06},${y + 44} ${400 + h * 0.6},${d + 26} 400,${d + 26}`,
    ),
    {
      edges: [
        [2.4, 1.7],
        [8, 1.6],
      ],
      lift: 3.4,
      drape: 0.15,
      grainAt: (x, v) => [x - 400, v + (x - 400) ** 2 * 0.004],
    },
  );
  button(bench.stage, [401, d + 12], 5.2, bench.button);
}

function campCollar(bench: Bench, plan: BodyPlan): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth;
  for (const hand of ['left', 'right'] as const) {
    const grain = hand === 'right' ? 0.5 : -0.5;
    // The turned facing, then the collar that meets it in a notch.
    lay(
      bench,
      on(
        hand,
        `M${400 + 2},${d + 12} C${400 + h * 0.4},${d - 22} ${400 + h * 0.74},${y + 52} ${400 + h * 0.86},${y + 22} L${400 + h * 1.22},${y + 72} C${400 + h * 1.06},${d - 6} ${400 + h * 0.6},${d + 12} 402,${d + 22} Z`,
      ),
      { edges: edgesOf.panel, lift: 4, drape: 0.25, grain },
    );
    lay(
      bench,
      on(
        hand,
        `M${400 + h * 0.9},${y - 18} C${400 + h * 1.16},${y - 8} ${400 + h * 1.32},${y + 6} ${400 + h * 1.42},${y + 18} C${400 + h * 1.5},${y + 40} ${400 + h * 1.5},${y + 58} ${400 + h * 1.44},${y + 82} L${400 + h * 0.84},${y + 60} C${400 + h * 0.96},${y + 30} ${400 + h * 0.98},${y + 4} ${400 + h * 0.9},${y - 18} Z`,
      ),
      {
        edges: [
          [2.6, 1.9],
          [14, 2.6],
        ],
        lift: 5,
        drape: 0.25,
        grain,
      },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${400 + h * 1.37},${y + 22} C${400 + h * 1.44},${y + 42} ${400 + h * 1.44},${y + 56} ${400 + h * 1.39},${y + 75} L${400 + h * 0.9},${y + 57}`,
      ),
      { strength: 0.4 },
    );
  }
}

function poloCollar(bench: Bench, plan: BodyPlan): void {
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth;
  for (const hand of ['left', 'right'] as const)
    lay(
      bench,
      on(
        hand,
        `M${400 + h * 0.94},${y - 20} C${400 + h * 1.18},${y - 8} ${400 + h * 1.3},${y + 4} ${400 + h * 1.38},${y + 16} C${400 + h * 1.28},${y + 56} ${400 + h * 1.06},${y + 88} ${400 + h * 0.82},${d + 40} C${400 + h * 0.52},${d + 30} ${400 + h * 0.26},${d + 20} ${400 + h * 0.06},${d + 6} C${400 + h * 0.48},${d - 18} ${400 + h * 0.8},${y + 20} ${400 + h * 0.94},${y - 20} Z`,
      ),
      {
        cloth: bench.rib,
        edges: [
          [3, 2.2],
          [14, 3],
        ],
        lift: 5,
        drape: 0.3,
        grain: hand === 'right' ? 0.75 : -0.75,
        folds: [
          fold(
            on(
              hand,
              `M${400 + h * 1.3},${y + 18} C${400 + h * 1.2},${y + 54} ${400 + h},${y + 84} ${400 + h * 0.8},${d + 30}`,
            ),
            3,
            -0.7,
            'ridge',
            { fadeIn: 0, fadeOut: 0 },
          ),
        ],
      },
    );
}

const fronts: Readonly<Record<Collar, (bench: Bench, plan: BodyPlan) => void>> = {
  point: pointCollar,
  band: bandCollar,
  camp: campCollar,
  polo: poloCollar,
};

export function drawCollar(bench: Bench, plan: BodyPlan, collar: Collar): void {
  if (bench.face === 'front') fronts[collar](bench, plan);
  else
    collarBack(
      bench,
      plan,
      collar === 'band' ? 10 : 38,
      collar === 'polo' ? bench.rib : bench.main,
    );
}

/** The seam that joins the yoke to the body, seen from both sides. */
export function yokeSeam(bench: Bench, plan: BodyPlan): void {
  const [sx] = plan.shoulder;
  if (bench.face === 'back') {
    const y = plan.shoulder[1] + 56;
    topstitch(
      bench,
      `M${400 - sx + 12},${y} C${400 - sx * 0.4},${y + 8} ${400 + sx * 0.4},${y + 8} ${400 + sx - 12},${y}`,
      { strength: 0.6 },
    );
    topstitch(
      bench,
      `M${400 - sx + 12},${y - 5} C${400 - sx * 0.4},${y + 3} ${400 + sx * 0.4},${y + 3} ${400 + sx - 12},${y - 5}`,
      { strength: 0.35 },
    );
    return;
  }
  for (const hand of hands)
    topstitch(
      bench,
      on(
        hand,
        `M${400 + plan.neckHalf + 2},${plan.neckY + 28} C${400 + plan.neckHalf + 24},${plan.neckY + 38} ${400 + sx - 24},${plan.shoulder[1] + 20} ${400 + sx - 4},${plan.shoulder[1] + 26}`,
      ),
      { strength: 0.45 },
    );
}
