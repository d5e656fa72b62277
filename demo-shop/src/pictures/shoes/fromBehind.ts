/** A pair from behind: heels, counters and the back of the shaft, leaning a little outward. */
import { linear, times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { box } from '../engine/paths.ts';
import { placed, within } from '../engine/stage.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import { rubber } from '../fabrics/trimMaterials.ts';
import { suede } from '../fabrics/woolsAndPiles.ts';
import { canvas } from '../fabrics/wovens.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { stampedName } from '../trims/wovenLabel.ts';
import type { ShoeName } from './shoeName.ts';

/** Heights above the heel seat: the counter's top, and for boots the shaft's. */
const heights: Readonly<Record<ShoeName, { top: number; half: number; shaft: number }>> = {
  trainers: { top: 176, half: 78, shaft: 0 },
  'high-trainers': { top: 316, half: 84, shaft: 0 },
  'chelsea-boots': { top: 352, half: 70, shaft: 60 },
  'tall-boots': { top: 700, half: 92, shaft: 1 },
  loafers: { top: 150, half: 60, shaft: 0 },
  'derby-shoes': { top: 186, half: 60, shaft: 0 },
  pumps: { top: 118, half: 52, shaft: 0 },
  ballerinas: { top: 106, half: 54, shaft: 0 },
  sandals: { top: 168, half: 48, shaft: 0 },
  mules: { top: 16, half: 58, shaft: 0 },
};

function drawOne(bench: Bench, name: ShoeName): void {
  const { top, half, shaft } = heights[name];
  const { main, cut } = bench;
  const isTrainer = name === 'trainers' || name === 'high-trainers';
  const kind = isTrainer
    ? 'flat'
    : (cut.heel ??
      (name === 'pumps'
        ? 'stiletto'
        : name === 'tall-boots' || name === 'mules'
          ? 'block'
          : name === 'sandals' || name === 'ballerinas'
            ? 'flat'
            : 'low'));
  const lift = isTrainer
    ? 40
    : { flat: 20, low: 42, block: 88, stiletto: 118, platform: 132, wedge: 106 }[kind];
  const seat = 700 - lift;
  const heelHalf = kind === 'stiletto' ? 9 : 56;
  const heel = isTrainer
    ? { weave: rubber, colour: linear('#eee7da') }
    : kind === 'wedge'
      ? { weave: suede, colour: linear('#c19a6b') }
      : kind === 'low'
        ? { weave: smoothLeather, colour: times(main.colour, 0.5) }
        : { ...main, print: null };
  // The toe end, further off and wider, shows on both sides.
  if (!isTrainer)
    lay(
      bench,
      `M318,700 C312,660 322,${seat - 20} 344,${seat - 44} L456,${seat - 44} C480,${seat - 20} 490,660 484,700 Z`,
      {
        tone: 0.6,
        edges: [
          [3, 2],
          [26, 8],
        ],
        lift: 2,
        drape: 0.2,
      },
    );
  if (isTrainer)
    lay(
      bench,
      `M316,${seat - 4} C312,${seat + 14} 314,690 320,697 Q324,702 336,702 L464,702 Q476,702 480,697 C486,690 488,${seat + 14} 484,${seat - 4} Z`,
      {
        cloth: heel,
        edges: [
          [4, 3],
          [14, 6],
        ],
        lift: 3,
        drape: 0,
      },
    );
  else
    lay(
      bench,
      kind === 'stiletto'
        ? `M${400 - 44},${seat - 8} C${400 - 40},${seat + 24} ${400 - heelHalf - 3},${seat + 44} ${400 - heelHalf},700 L${400 + heelHalf},700 C${400 + heelHalf + 3},${seat + 44} ${400 + 40},${seat + 24} ${400 + 44},${seat - 8} Z`
        : `M${400 - 58},${seat - 6} L${400 - heelHalf},696 Q${400 - heelHalf},701 ${400 - heelHalf + 6},701 L${400 + heelHalf - 6},701 Q${400 + heelHalf},701 ${400 + heelHalf},696 L${400 + 58},${seat - 6} Z`,
      {
        cloth: heel,
        edges: [
          [3, 2.2],
          [18, 7],
        ],
        lift: 3,
        drape: 0,
      },
    );
  if (name !== 'mules') {
    const y = seat - top;
    const wide = shaft ? half : half * 0.74;
    const base = isTrainer ? 14 : 0;
    if (top > 160)
      lay(
        bench,
        `M${400 - wide + 6},${y + 6} C${400 - wide * 0.5},${y - 26} ${400 + wide * 0.5},${y - 26} ${400 + wide - 6},${y + 6} L400,${y + 40} Z`,
        {
          cloth: { weave: canvas, colour: bench.accent },
          tone: 0.6,
          edges: [[4, 2]],
          lift: 0,
          drape: 0,
        },
      );
    const ankle = name === 'tall-boots' ? seat - 190 : seat - Math.min(150, top * 0.6);
    lay(
      bench,
      `M${400 - wide},${y + 8} C${400 - wide * 0.4},${y - 6} ${400 + wide * 0.4},${y - 6} ${400 + wide},${y + 8} C${400 + wide + (name === 'tall-boots' ? 8 : 2)},${(y + ankle) / 2} ${400 + 48},${ankle - 30} ${400 + 50},${ankle} C${400 + 58 + base},${seat - 60} ${400 + 66 + base},${seat - 24} ${400 + 60 + base},${seat + 2} C440,${seat + 8} 360,${seat + 8} ${400 - 60 - base},${seat + 2} C${400 - 66 - base},${seat - 24} ${400 - 58 - base},${seat - 60} ${400 - 50},${ankle} C${400 - 48},${ankle - 30} ${400 - wide - (name === 'tall-boots' ? 8 : 2)},${(y + ankle) / 2} ${400 - wide},${y + 8} Z`,
      {
        edges: [
          [3, 2.4],
          [34, 18],
        ],
        lift: 4,
        hollowReach: 14,
        drape: name === 'tall-boots' ? 1.8 : 0.8,
        folds: shaft
          ? [
              fold(
                `M352,${ankle + 8} C380,${ankle + 26} 420,${ankle + 24} 448,${ankle}`,
                [12, 20],
                3.6,
                'crease',
              ),
              fold(
                `M450,${ankle - 40} C420,${ankle - 22} 380,${ankle - 26} 350,${ankle - 46}`,
                [12, 20],
                3,
                'crease',
              ),
            ]
          : [],
      },
    );
    topstitch(
      bench,
      [
        [400, y + 2],
        [400, seat - 2],
      ],
      { strength: 0.6 },
    );
    if (isTrainer) {
      lay(
        bench,
        `M${400 - 36},${y + 4} C380,${y - 2} 420,${y - 2} ${400 + 36},${y + 4} L${400 + 40},${y + 82} C420,${y + 96} 380,${y + 96} ${400 - 40},${y + 82} Z`,
        {
          cloth: { weave: suede, colour: bench.accent },
          edges: [
            [2.4, 1.8],
            [14, 4],
          ],
          lift: 2.4,
          drape: 0,
        },
      );
      stampedName(
        bench.stage,
        { x: 400, y: y + 44, height: 9, word: bench.spec.brand, colour: [0.85, 0.82, 0.76] },
        bench.accent,
      );
    } else if (shaft === 60)
      lay(bench, box(391, y - 34, 409, y + 36), {
        cloth: { weave: canvas, colour: times(main.colour, 0.9) },
        edges: [[2, 1.6]],
        lift: 2,
        drape: 0,
      });
    else if (shaft === 0)
      lay(bench, `M388,${y + 2} L412,${y + 2} L409,${seat} L391,${seat} Z`, {
        edges: [[2, 1.5]],
        lift: 1.6,
        drape: 0.2,
      });
  } else
    lay(
      bench,
      `M342,${seat - 8} C360,${seat - 22} 440,${seat - 22} 458,${seat - 8} L458,${seat + 4} L342,${seat + 4} Z`,
      {
        cloth: { weave: smoothLeather, colour: linear('#cdb596') },
        edges: [[3, 2]],
        lift: 2,
        drape: 0,
      },
    );
}

export function fromBehind(bench: Bench, name: ShoeName): void {
  const lean = 0.02 + bench.whim * 0.03;
  within(
    bench.stage,
    placed({ scale: 1, angle: -lean, about: [400, 700], at: [292, 690], flip: true }),
    () => drawOne(bench, name),
  );
  within(bench.stage, placed({ scale: 1, angle: lean, about: [400, 700], at: [508, 700] }), () =>
    drawOne(bench, name),
  );
}
