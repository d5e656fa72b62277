/** The wrap dress: two fronts that cross, a skirt that overlaps, and a sash tied at the side. */
import { fold, type Fold, onBothSides, placedFolds, varied } from '../engine/folds.ts';
import { bothHalves, type Line } from '../engine/paths.ts';
import { sash } from './belts.ts';
import { type Bench, lay, on, topstitch } from './bench.ts';
import { bodyFolds, gathers, skirtFolds } from './bodyFolds.ts';
import { bodyHalf, bodyPlan, type BodyPlan } from './bodyPlan.ts';
import { backNeck } from './neckFinishes.ts';
import { drawSleeve } from './drawSleeve.ts';
import { posed } from './sleevePlan.ts';
import { sleeveFor } from './sleeveFor.ts';

const hems = {
  cropped: 780,
  mini: 810,
  knee: 930,
  regular: 930,
  midi: 1050,
  long: 1110,
  maxi: 1160,
} as const;

/** Edge of a skirt from the waist to a hem that lies in waves. */
function skirtOutline(waistY: number, waistHalf: number, hem: number, hemHalf: number): string {
  const x = (k: number): number => 400 + hemHalf * k;
  return `M400,${waistY} L${400 + waistHalf},${waistY} C${400 + waistHalf + 26},${waistY + 90} ${x(0.78)},${waistY + (hem - waistY) * 0.42} ${x(0.9)},${waistY + (hem - waistY) * 0.66} C${x(0.96)},${hem - 110} ${x(0.99)},${hem - 60} ${x(1)},${hem - 28} C${x(0.93)},${hem} ${x(0.86)},${hem - 20} ${x(0.77)},${hem - 4} C${x(0.68)},${hem + 14} ${x(0.6)},${hem - 8} ${x(0.5)},${hem + 6} C${x(0.41)},${hem + 18} ${x(0.32)},${hem} ${x(0.22)},${hem + 12} C${x(0.13)},${hem + 20} ${x(0.06)},${hem + 8} 400,${hem + 12}`;
}

/** One crossing front: from the neck point to the far hip. */
function wrapFront(bench: Bench, plan: BodyPlan, hand: 'left' | 'right', waistY: number): void {
  const n = plan.neckHalf;
  const [sx, sy] = plan.shoulder;
  const [ux, uy] = plan.underarm;
  const w = plan.waist[0];
  const put = (s: string): Line => on(hand, s);
  const folds: Fold[] = [
    fold(
      `M${400 + ux - 4},${uy - 4} C${400 + ux - 40},${uy + 30} ${400 + 80},${uy + 62} 438,${waistY - 66}`,
      [20, 30],
      6.6,
      'crease',
    ),
    fold(
      `M${400 + w},${waistY - 6} C${400 + w - 34},${waistY - 44} 470,${waistY - 60} 424,${waistY - 74}`,
      [9, 20],
      4.6,
      'drop',
    ),
    fold(`M520,${waistY - 4} C498,${waistY - 50} 484,${waistY - 110} 486,${uy - 60}`, [9, 22], 4.4),
    fold(
      `M472,${waistY} C458,${waistY - 30} 442,${waistY - 50} 426,${waistY - 70}`,
      [7, 13],
      4,
      'drop',
    ),
  ];
  lay(
    bench,
    put(
      `M${400 + n},${plan.neckY} L${400 + sx},${sy} C${400 + sx - 10},${sy + 56} ${400 + sx - 6},${uy - 50} ${400 + ux},${uy} C${400 + ux - 14},${uy + 50} ${400 + w + 6},${waistY - 50} ${400 + w},${waistY + 8} C470,${waistY + 14} 420,${waistY + 12} ${400 - w * 0.16},${waistY + 8} C${400 - w * 0.26},${waistY - 24} ${400 - 34},${waistY - 50} ${400 - 42},${waistY - 62} C${400 + 8},${waistY - 118} ${400 + n * 0.66},${plan.neckY + 120} ${400 + n},${plan.neckY} Z`,
    ),
    {
      grain: hand === 'right' ? 0.18 : -0.18,
      edges: [
        [2.4, 1.6],
        [22, 4],
      ],
      lift: 5,
      drape: 0.85,
      seed: hand === 'right' ? 11 : 12,
      folds: placedFolds(varied(folds, bench.stage.dice), (line) => on(hand, line)),
    },
  );
  topstitch(
    bench,
    put(
      `M${400 + n - 1},${plan.neckY + 8} C${400 + n * 0.66 + 5},${plan.neckY + 124} 416,${waistY - 116} ${400 - 36},${waistY - 58}`,
    ),
    { strength: 0.4 },
  );
}

export function drawWrapDress(bench: Bench): void {
  const { stage, cut, face } = bench;
  const waistY = 456;
  const hem = hems[cut.length ?? 'knee'];
  const hemHalf = 240 + (hem - 860) * 0.16;
  const plan = bodyPlan({
    neckline: 'v',
    shoulder: 148,
    chest: 160,
    waist: 128,
    waistY,
    hem: 132,
    hemY: waistY + 12,
    armDepth: 176,
    depth: 236,
    neckHalf: 72,
  });
  backNeck(bench, plan, { tone: 0.55 });
  const sleeve = sleeveFor(bench, 'elbow', { cuff: 'shirt', bicep: 58, cuffDepth: 40, wrist: 44 });
  if (sleeve) {
    const flutter =
      cut.sleeve === undefined || cut.sleeve === 'elbow'
        ? { ...sleeve, wrist: 82, elbow: 72, cuff: 'hem' as const, gather: 0.28, angle: 0.44 }
        : sleeve;
    const poses = posed(
      {
        ...flutter,
        stance:
          flutter.stance === 'one-bent' || flutter.stance === 'both-bent' ? 'easy' : flutter.stance,
      },
      bench,
    );
    for (const hand of ['left', 'right'] as const)
      drawSleeve(bench, plan, flutter, hand, poses[hand]);
  }
  const skirt = { top: waistY, topHalf: 126, hem, hemHalf, fullness: 0.85 };
  lay(bench, bothHalves(skirtOutline(waistY - 6, 128, hem, hemHalf)), {
    edges: [
      [2.4, 1.5],
      [22, 4],
    ],
    lift: 5,
    hollow: 0.14,
    folds: [
      ...skirtFolds(skirt, stage.dice),
      ...gathers({ y: waistY + 8, half: 122, length: 100, count: 12 }, stage.dice),
    ],
  });
  if (face === 'back') {
    lay(bench, bothHalves(bodyHalf(plan, 'back')), {
      folds: [
        ...bodyFolds(plan, stage.dice, 0.9),
        ...onBothSides(
          [
            fold(
              `M470,${waistY} C462,${waistY - 60} 460,${waistY - 110} 466,${waistY - 160}`,
              [8, 16],
              3.4,
            ),
          ],
          stage.dice,
        ),
      ],
      lift: 4,
    });
    topstitch(
      bench,
      [
        [400, plan.backDepth + 8],
        [400, waistY],
      ],
      { strength: 0.35 },
    );
    sash(bench, { y: waistY, half: 131, width: 32 });
    return;
  }
  // The overlapping front of the skirt, its edge running down from the knot.
  const edge = 400 + hemHalf * 0.3;
  lay(
    bench,
    `M${400 - 128},${waistY - 6} L${400 + 90},${waistY - 6} C${400 + 96},${waistY + 120} ${edge + 30},${hem - 180} ${edge},${hem + 8} C${edge - 30},${hem + 20} ${edge - 46},${hem + 6} ${edge - 70},${hem + 16} C${edge - 100},${hem + 24} ${edge - 120},${hem + 6} ${400 - hemHalf * 0.24},${hem + 14} C${400 - hemHalf * 0.4},${hem + 20} ${400 - hemHalf * 0.52},${hem - 2} ${400 - hemHalf * 0.66},${hem + 4} C${400 - hemHalf * 0.8},${hem + 10} ${400 - hemHalf * 0.9},${hem - 18} ${400 - hemHalf * 1.01},${hem - 24} C${400 - hemHalf * 0.98},${hem - 100} ${400 - hemHalf * 0.82},${waistY + 180} ${400 - hemHalf * 0.66},${waistY + 110} C${400 - 150},${waistY + 60} ${400 - 134},${waistY + 30} ${400 - 128},${waistY - 6} Z`,
    {
      edges: [
        [2.4, 1.5],
        [22, 4],
      ],
      lift: 5,
      hollow: 0.14,
      seed: 8,
      folds: [
        ...skirtFolds(skirt, stage.dice),
        fold(
          `M${400 + 84},${waistY + 4} C${400 + 88},${waistY + 130} ${edge + 18},${hem - 170} ${edge - 12},${hem + 10}`,
          [8, 16],
          4,
          'ridge',
          { fadeIn: 0.1, fadeOut: 0 },
        ),
      ],
    },
  );
  topstitch(
    bench,
    `M${400 + 82},${waistY + 14} C${400 + 88},${waistY + 120} ${edge + 22},${hem - 180} ${edge - 8},${hem}`,
    { strength: 0.4 },
  );
  wrapFront(bench, plan, 'left', waistY);
  wrapFront(bench, plan, 'right', waistY);
  sash(bench, { y: waistY, half: 131, width: 32 }, 0.74);
}
