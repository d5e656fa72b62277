/** Coats and jackets with lapels: two fronts over a lining, collar and lapels meeting in a notch, welts and flaps. Long: outlines, one point to a line. */
import { blendTo } from '../engine/colour.ts';
import { fold, type Fold, groove, placedFolds, varied } from '../engine/folds.ts';
import { bothHalves, type Line, points, through } from '../engine/paths.ts';
import { button } from '../trims/fastenings.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { type Bench, type Hand, hands, lay, on, pointOn, topstitch } from './bench.ts';
import { bodyFolds } from './bodyFolds.ts';
import { armhole, bodyHalf, type BodyPlan, sideAt, sideLine } from './bodyPlan.ts';
import { collarBack } from './collars.ts';
import { drawSleeve } from './drawSleeve.ts';
import { posed, type SleevePlan } from './sleevePlan.ts';

export type Lapel = 'notch' | 'peak' | 'shawl' | 'none';

export interface TailoredPlan {
  readonly body: BodyPlan;
  readonly sleeve: SleevePlan | null;
  /** Where the lapels meet. */
  readonly breakY: number;
  readonly lapel: Lapel;
  readonly isDouble: boolean;
  readonly buttons: number;
  readonly gap: number;
  readonly buttonSize: number;
  readonly hidden: boolean;
  /** Rounded front corners. */
  readonly isCutaway: boolean;
  readonly sleeveButtons: number;
  readonly beforeLapels?: () => void;
  readonly after?: () => void;
}

/** Half of the front: from the break round the neck, shoulder, side and hem back to the front edge. */
function frontHalf(t: TailoredPlan): Line {
  const { body } = t;
  const over = t.isDouble ? 52 : 16;
  const bottom = body.hem[1];
  const lead = t.isCutaway
    ? points(
        `M${400 + body.hem[0]},${bottom} C${400 + body.hem[0] * 0.6},${bottom + 8} ${400 + 70},${bottom + 10} ${400 + 34},${bottom - 8} C${400 + 4},${bottom - 22} ${400 - over},${bottom - 60} ${400 - over},${bottom - 140}`,
      )
    : points(
        `M${400 + body.hem[0]},${bottom} C${400 + body.hem[0] * 0.6},${bottom + 7} 420,${bottom + 9} ${400 - over},${bottom + 8}`,
      );
  const neck = points(
    `M${400 - over},${t.breakY + 6} C${400 + 14},${t.breakY - 70} ${400 + body.neckHalf * 0.8},${body.neckY + 110} ${400 + body.neckHalf},${body.neckY - 4}`,
  );
  return [...neck, ...armhole(body), ...sideLine(body, bottom), ...lead];
}

function frontFolds(t: TailoredPlan): Fold[] {
  const { body } = t;
  const [, uy] = body.underarm;
  const hem = body.hem[1];
  const p = (k: number, y: number): readonly [number, number] => [400 + k * sideAt(body, y), y];
  const long = hem - uy > 420;
  const w = body.waist[1];
  const folds = [
    fold(through([p(0.97, uy - 20), p(0.74, uy + 46), p(0.44, uy + 66)]), [25, 36], 5.4, 'crease'),
    fold(
      through([
        [400 + body.shoulder[0] * 0.74, body.shoulder[1] + 12],
        [400 + body.shoulder[0] * 0.74, uy - 70],
        p(0.62, uy + 10),
      ]),
      [20, 26],
      3.4,
    ),
    fold(through([p(0.98, w - 24), p(0.7, w + 4), p(0.36, w + 2)]), [16, 26], 3.6, 'crease'),
  ];
  if (long)
    folds.push(
      fold(
        through([p(0.96, w + 30), p(0.9, (w + hem) / 2), p(0.86, hem + 4)]),
        [22, 38],
        5.8,
        'ridge',
        { fadeOut: 0 },
      ),
      fold(
        through([p(0.5, w + 60), p(0.53, (w + hem) / 2), p(0.56, hem + 4)]),
        [20, 36],
        5.4,
        'crease',
        { fadeOut: 0, fadeIn: 0.4 },
      ),
      fold(
        through([p(0.7, w + 140), p(0.72, (w + hem) / 2 + 70), p(0.75, hem + 4)]),
        [14, 30],
        5,
        'drop',
        { fadeOut: 0, fadeIn: 0.5 },
      ),
      fold(
        through([p(0.24, w + 200), p(0.26, hem - 90), p(0.3, hem + 4)]),
        [14, 24],
        3.6,
        'ridge',
        { fadeOut: 0, fadeIn: 0.5 },
      ),
    );
  return folds;
}

/** The waist shaping seam of a tailored front. */
const dart = (t: TailoredPlan): Fold =>
  groove(
    through([
      [400 + t.body.waist[0] * 0.62, t.body.underarm[1] + 30],
      [400 + t.body.waist[0] * 0.56, t.body.waist[1]],
      [400 + t.body.waist[0] * 0.6, t.body.waist[1] + 110],
    ]),
    2.6,
    0.7,
  );

function drawFront(bench: Bench, t: TailoredPlan, hand: Hand): void {
  const over = t.isDouble ? 52 : 16;
  lay(bench, on(hand, frontHalf(t)), {
    edges: [
      [3, 2],
      [32, 4.6],
    ],
    lift: 5,
    seed: hand === 'right' ? 3 : 4,
    folds: placedFolds([...varied(frontFolds(t), bench.stage.dice), dart(t)], (line) =>
      on(hand, line),
    ),
  });
  topstitch(
    bench,
    on(hand, [
      [400 - over + 7, t.breakY + 24],
      [400 - over + 7, t.body.hem[1] - (t.isCutaway ? 140 : 4)],
    ]),
    { strength: 0.32, length: 4.6 },
  );
}

function lapels(bench: Bench, t: TailoredPlan): void {
  const { body, breakY } = t;
  const n = body.neckHalf;
  const y = body.neckY;
  const over = t.isDouble ? 52 : 16;
  const notchY = y + 78 + (t.lapel === 'peak' ? 8 : 0);
  const wide = t.isDouble ? 1.12 : 1;
  const reach = 400 + n + (54 + (t.lapel === 'peak' ? 14 : 0)) * wide;
  const cloth = { ...bench.main, colour: blendTo(bench.main.colour, [1, 1, 1], 0.012) };
  const tipY = t.lapel === 'peak' ? notchY - 34 : notchY;
  for (const hand of ['left', 'right'] as const) {
    const grain = hand === 'right' ? 0.42 : -0.42;
    if (t.lapel === 'shawl') {
      lay(
        bench,
        on(
          hand,
          `M${400 - over + 2},${breakY + 6} C${400 + 10},${breakY - 80} ${400 + n * 0.84},${y + 110} ${400 + n * 0.92},${y - 22} C${400 + n * 1.2},${y - 14} ${400 + n * 1.42},${y + 14} ${reach - 6},${y + 66} C${reach + 8},${y + 130} ${400 + n},${breakY - 96} ${400 - over + 2},${breakY + 8} Z`,
        ),
        {
          cloth,
          edges: [
            [3, 2.2],
            [22, 4.6],
          ],
          lift: 6,
          drape: 0.3,
          grain,
        },
      );
      continue;
    }
    lay(
      bench,
      on(
        hand,
        `M${400 - over + 2},${breakY + 8} C${400 + 8},${breakY - 70} ${400 + n * 0.82},${y + 130} ${400 + n * 0.9},${y + 34} L${reach},${tipY} L${reach - (t.lapel === 'peak' ? 22 : 28)},${notchY + 16} C${reach - 20},${notchY + 46} ${reach - 18},${notchY + 62} ${reach - 22},${notchY + 76} C${reach - 54},${mixY(notchY, breakY, 0.5)} ${400 + 34},${breakY - 34} ${400 - over + 2},${breakY + 8} Z`,
      ),
      {
        cloth,
        edges: [
          [2.8, 2.1],
          [20, 3.8],
        ],
        lift: 6,
        drape: 0.22,
        grain,
      },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${reach - 7},${tipY + 3} L${reach - 34},${notchY + 15} C${reach - 27},${notchY + 46} ${reach - 26},${notchY + 62} ${reach - 29},${notchY + 74} C${reach - 60},${mixY(notchY, breakY, 0.5) - 4} ${400 + 40},${breakY - 44} ${400 - over + 16},${breakY - 10}`,
      ),
      { strength: 0.26, length: 4.2 },
    );
    lay(
      bench,
      on(
        hand,
        `M${400 + n * 0.84},${y - 26} C${400 + n * 1.08},${y - 18} ${400 + n * 1.3},${y} ${400 + n * 1.4},${y + 14} C${400 + n * 1.52},${y + 32} ${reach - 6},${notchY - 30} ${reach - 2},${notchY - 20} L${400 + n * 1.16},${notchY + 2} L${400 + n * 0.86},${y + 44} C${400 + n * 0.92},${y + 14} ${400 + n * 0.9},${y - 6} ${400 + n * 0.84},${y - 26} Z`,
      ),
      {
        cloth,
        edges: [
          [2.8, 2.1],
          [14, 3],
        ],
        lift: 5,
        drape: 0.2,
        grain: grain * 1.2,
      },
    );
  }
  lay(
    bench,
    bothHalves(
      `M400,${y - 34} C${400 + n * 0.5},${y - 34} ${400 + n * 0.8},${y - 30} ${400 + n * 0.9},${y - 24} L${400 + n * 0.82},${y - 8} C${400 + n * 0.6},${y - 17} ${400 + n * 0.4},${y - 19} 400,${y - 19}`,
    ),
    { cloth, edges: [[3, 2]], lift: 3, drape: 0.1 },
  );
}

const mixY = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Buttons in one or two columns below the break. */
function buttons(bench: Bench, t: TailoredPlan): void {
  if (t.hidden) return;
  const first = t.breakY + (t.isDouble ? 10 : 22);
  for (let i = 0; i < t.buttons; i++)
    for (const x of t.isDouble ? [-34, 34] : [0])
      button(bench.stage, [400 + x, first + i * t.gap], t.buttonSize, bench.button);
}

function inside(bench: Bench, t: TailoredPlan): void {
  const n = t.body.neckHalf;
  const y = t.body.neckY;
  lay(
    bench,
    bothHalves(
      `M400,${y - 24} C${400 + n * 0.5},${y - 24} ${400 + n * 0.9},${y - 16} ${400 + n},${y} L${400 + n * 1.2},${t.breakY + 20} L400,${t.breakY + 30}`,
    ),
    {
      cloth: bench.lining,
      edges: [[6, 1]],
      lift: 0,
      drape: 0.4,
      seed: 50,
      folds: [
        fold(`M372,${y + 10} C374,${y + 70} 382,${y + 130} 392,${t.breakY}`, [13, 18], 3.6),
        fold(`M436,${y + 8} C434,${y + 70} 420,${y + 130} 410,${t.breakY}`, [13, 18], 3.6),
      ],
    },
  );
  wovenLabel(bench.stage, { x: 400, y: y + 10, height: 22, word: bench.spec.brand });
}

function back(bench: Bench, t: TailoredPlan): void {
  const { body } = t;
  const hem = body.hem[1];
  const vent = hem - (hem - body.waist[1]) * 0.45;
  lay(bench, bothHalves(bodyHalf(body, 'back')), {
    edges: [
      [3, 2],
      [32, 4.6],
    ],
    lift: 5,
    folds: [
      ...bodyFolds(body, bench.stage.dice, 0.85),
      groove(
        [
          [400, body.backDepth + 20],
          [401, vent],
        ],
        2.6,
        0.9,
        [0.4, 6],
      ),
      fold(
        [
          [403, vent],
          [405, hem + 6],
        ],
        [3, 6],
        3.4,
        'drop',
        { fadeIn: 0.05, fadeOut: 0 },
      ),
    ],
  });
  for (const s of [-1, 1])
    topstitch(
      bench,
      through([
        [400 + s * body.shoulder[0] * 0.7, body.shoulder[1] + 90],
        [400 + s * body.waist[0] * 0.5, body.waist[1]],
        [400 + s * body.waist[0] * 0.56, hem - 10],
      ]),
      { strength: 0.14 },
    );
  collarBack(bench, body, 40);
}

export function drawTailored(bench: Bench, t: TailoredPlan): void {
  const poses = t.sleeve ? posed(t.sleeve, bench, t.body.hem[1]) : null;
  const sleeve = t.sleeve;
  const isFront = bench.face === 'front';
  if (isFront) inside(bench, t);
  const arm = (hand: Hand): void => {
    if (!sleeve || !poses) return;
    drawSleeve(bench, t.body, sleeve, hand, poses[hand]);
    if (isFront && t.sleeveButtons > 0)
      sleeveButtons(
        bench,
        t.body,
        sleeve,
        hand,
        poses[hand].angle - poses[hand].bend,
        poses[hand],
        t.sleeveButtons,
      );
  };
  for (const hand of hands) if (poses && poses[hand].bend <= 0.5) arm(hand);
  if (isFront) {
    drawFront(bench, t, 'left');
    drawFront(bench, t, 'right');
  } else back(bench, t);
  t.beforeLapels?.();
  if (isFront) {
    if (t.lapel !== 'none') lapels(bench, t);
    buttons(bench, t);
  }
  t.after?.();
  for (const hand of hands) if (poses && poses[hand].bend > 0.5) arm(hand);
}

/** Three or four small buttons at the back seam of the cuff. */
function sleeveButtons(
  bench: Bench,
  body: BodyPlan,
  sleeve: SleevePlan,
  hand: Hand,
  lower: number,
  pose: { angle: number; bend: number },
  count: number,
): void {
  const half = sleeve.length / 2;
  const [sx, sy] = body.shoulder;
  const [ux, uy] = body.underarm;
  for (let i = 0; i < count; i++) {
    const along = half - 14 - i * 15;
    const x =
      400 +
      (sx + ux) / 2 -
      8 +
      Math.sin(pose.angle) * half +
      Math.sin(lower) * along -
      Math.cos(lower) * sleeve.wrist * 0.7;
    const y =
      (sy + uy) / 2 +
      Math.cos(pose.angle) * half +
      Math.cos(lower) * along +
      Math.sin(lower) * sleeve.wrist * 0.7;
    button(bench.stage, pointOn(hand, [x, y]), 5.2, bench.button);
  }
}
