/** A pair from above: two feet, each the other's mirror image but not the same. Long: outlines, one point to a line. */
import { linear, times } from '../engine/colour.ts';
import { fold, groove } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { type Line, type Point, ring, through } from '../engine/paths.ts';
import { placed, within } from '../engine/stage.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import { elastic, rubber } from '../fabrics/trimMaterials.ts';
import { canvas } from '../fabrics/wovens.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { cord } from '../trims/fastenings.ts';
import { stampedName } from '../trims/wovenLabel.ts';
import type { ShoeName } from './shoeName.ts';

interface AboveStyle {
  /** How far the opening reaches from the heel toward the toe: y of its front edge. */
  readonly throat: number;
  readonly halfThroat: number;
  readonly front: 'laces' | 'strap' | 'bow' | 'elastic' | 'plain' | 'straps';
  readonly sole: number;
  readonly isBackless: boolean;
}

const styles: Readonly<Record<ShoeName, AboveStyle>> = {
  trainers: { throat: 430, halfThroat: 50, front: 'laces', sole: 9, isBackless: false },
  'high-trainers': { throat: 470, halfThroat: 54, front: 'laces', sole: 9, isBackless: false },
  'chelsea-boots': { throat: 500, halfThroat: 56, front: 'elastic', sole: 6, isBackless: false },
  'tall-boots': { throat: 500, halfThroat: 60, front: 'plain', sole: 4, isBackless: false },
  loafers: { throat: 400, halfThroat: 52, front: 'strap', sole: 5, isBackless: false },
  'derby-shoes': { throat: 440, halfThroat: 50, front: 'laces', sole: 5, isBackless: false },
  pumps: { throat: 300, halfThroat: 56, front: 'plain', sole: 0, isBackless: false },
  ballerinas: { throat: 296, halfThroat: 60, front: 'bow', sole: 0, isBackless: false },
  sandals: { throat: 150, halfThroat: 60, front: 'straps', sole: 6, isBackless: true },
  mules: { throat: 420, halfThroat: 62, front: 'plain', sole: 2, isBackless: true },
};

const toeTip = (bench: Bench): readonly Point[] =>
  bench.cut.toe === 'pointed'
    ? [
        [334, 190],
        [366, 118],
        [392, 84],
        [420, 128],
        [462, 226],
      ]
    : bench.cut.toe === 'square'
      ? [
          [326, 190],
          [340, 126],
          [380, 112],
          [426, 122],
          [470, 216],
        ]
      : [
          [322, 206],
          [342, 142],
          [384, 118],
          [430, 144],
          [470, 226],
        ];

/** The right foot seen from above, toe up; the big toe is on its left. */
function footprint(bench: Bench, grow: number): Line {
  const knots: readonly Point[] = [
    ...toeTip(bench),
    [486, 320],
    [474, 440],
    [458, 560],
    [458, 680],
    [440, 752],
    [396, 778],
    [352, 752],
    [334, 680],
    [340, 560],
    [334, 440],
    [314, 320],
  ];
  return through(
    [...knots, ...knots.slice(0, 1)].map(([x, y]): Point => [
      397 + (x - 397) * (1 + grow / 84),
      450 + (y - 450) * (1 + grow / 330),
    ]),
  );
}

function opening(style: AboveStyle): Line {
  const h = style.halfThroat;
  const f = style.throat;
  return through([
    [396, f],
    [396 + h * 0.7, f + 20],
    [396 + h * 0.92, f + 90],
    [446, 640],
    [444, 700],
    [428, 742],
    [396, 758],
    [364, 742],
    [350, 700],
    [348, 640],
    [396 - h * 0.9, f + 90],
    [396 - h * 0.66, f + 20],
    [396, f],
  ]);
}

function laces(bench: Bench, throat: number): void {
  const colour = bench.spec.accents[1]
    ? linear(bench.spec.accents[1])
    : bench.spec.silhouette === 'derby-shoes'
      ? times(bench.main.colour, 0.6)
      : linear('#f1ebe0');
  lay(
    bench,
    through([
      [396, throat - 130],
      [428, throat - 100],
      [432, throat + 10],
      [396, throat + 50],
      [362, throat + 10],
      [364, throat - 100],
      [396, throat - 130],
    ]),
    {
      cloth: bench.plain,
      edges: [
        [3, 2.2],
        [14, 3],
      ],
      lift: 2,
      drape: 0.2,
      tone: 0.95,
    },
  );
  for (let i = 0; i < 5; i++) {
    const y = throat - 96 + i * 25;
    for (const s of [-1, 1])
      paintFlat(bench.stage, [ring(396 + s * 41, y + 3, 3.4)], '#1d1712', 0.7, 0.5);
    lay(
      bench,
      through([
        [352, y + 3],
        [396, y - 5],
        [440, y + 3],
        [440, y + 10],
        [396, y + 3],
        [352, y + 10],
        [352, y + 3],
      ]),
      { cloth: { weave: canvas, colour }, edges: [[2.6, 2]], lift: 2.4, drape: 0 },
    );
  }
  const y = throat + 30;
  cord(
    bench.stage,
    `M396,${y} C350,${y - 24} 322,${y + 8} 340,${y + 30} C354,${y + 40} 380,${y + 16} 396,${y}`,
    3.6,
    colour,
  );
  cord(
    bench.stage,
    `M396,${y} C440,${y - 26} 470,${y + 4} 454,${y + 28} C440,${y + 40} 414,${y + 16} 396,${y}`,
    3.6,
    colour,
  );
}

function drawOne(bench: Bench, name: ShoeName): void {
  const style = styles[name];
  const { main } = bench;
  const insole = linear(name === 'trainers' || name === 'high-trainers' ? '#e2d8c8' : '#c7ac8a');
  if (style.sole > 0)
    lay(bench, footprint(bench, style.sole), {
      cloth: {
        weave: rubber,
        colour: name.includes('trainers') ? linear('#eee7da') : times(main.colour, 0.5),
      },
      edges: [[4, 3]],
      lift: 3,
      drape: 0,
    });
  if (style.isBackless)
    lay(bench, footprint(bench, 0), {
      cloth: { weave: smoothLeather, colour: insole },
      edges: [
        [3, 2.4],
        [30, 5],
      ],
      lift: 2,
      drape: 0.6,
    });
  if (style.front === 'straps') {
    for (const [y, w, half] of [
      [230, 40, 90],
      [350, 40, 88],
      [620, 18, 70],
    ] as const)
      lay(
        bench,
        through([
          [396 - half, y + 20],
          [396, y - 12],
          [396 + half, y + 24],
          [396 + half, y + 24 + w * 0.9],
          [396, y - 12 + w],
          [398 - half, y + 18 + w],
          [396 - half, y + 20],
        ]),
        {
          edges: [
            [3, 2.4],
            [14, 5],
          ],
          lift: 6,
          drape: 0.3,
        },
      );
    stampedName(bench.stage, { x: 396, y: 560, height: 9, word: bench.spec.brand }, insole);
    return;
  }
  const hole = opening(style);
  const folds = [
    fold(
      through([
        [330, 330],
        [396, 316],
        [466, 340],
      ]),
      [9, 12],
      1.8,
      'crease',
    ),
    fold(
      through([
        [334, 360],
        [396, 348],
        [466, 372],
      ]),
      [9, 12],
      1.5,
      'crease',
    ),
    fold(hole, [6, 6], 2.4, 'ridge', { fadeIn: 0, fadeOut: 0 }),
    ...(name === 'loafers'
      ? [
          groove(
            through([
              [352, 400],
              [340, 300],
              [356, 200],
              [392, 170],
              [432, 204],
              [446, 300],
              [436, 400],
            ]),
            4,
            2,
          ),
        ]
      : []),
  ];
  const cutOff = style.isBackless
    ? {
        inside: through([
          [280, 60],
          [520, 60],
          [520, style.throat - 20],
          [396, style.throat + 34],
          [280, style.throat - 10],
          [280, 60],
        ]),
      }
    : { holes: [hole] };
  if (!style.isBackless) {
    lay(bench, hole, {
      cloth: { weave: smoothLeather, colour: insole },
      edges: [[12, -6]],
      lift: 0,
      drape: 0.3,
      tone: 0.86,
    });
    stampedName(bench.stage, { x: 396, y: 688, height: 8, word: bench.spec.brand }, insole);
  }
  lay(bench, footprint(bench, 0), {
    ...cutOff,
    edges: [
      [3, 2.4],
      [40, 20],
    ],
    lift: 4,
    hollowReach: 16,
    drape: 1,
    folds,
  });
  topstitch(
    bench,
    through(
      hole
        .filter((_, i) => i % 6 === 0)
        .map(([x, y]): Point => [396 + (x - 396) * 1.12, 600 + (y - 600) * 1.02]),
    ),
    { strength: 0.4 },
  );
  if (style.front === 'laces') laces(bench, style.throat);
  if (style.front === 'strap')
    lay(
      bench,
      through([
        [308, 352],
        [396, 326],
        [488, 356],
        [486, 404],
        [396, 376],
        [312, 398],
        [308, 352],
      ]),
      {
        edges: [
          [3, 2.2],
          [12, 3],
        ],
        lift: 4,
        drape: 0.2,
      },
    );
  if (style.front === 'elastic')
    for (const x of [340, 442])
      lay(
        bench,
        through([
          [x - 8, 540],
          [x + 12, 540],
          [x + 12, 640],
          [x - 8, 640],
          [x - 8, 540],
        ]),
        {
          cloth: { weave: elastic, colour: times(main.colour, 0.62) },
          edges: [[2, 1]],
          lift: 1,
          drape: 0,
        },
      );
  if (style.front === 'bow') {
    const trim = times(bench.main.colour, 0.82);
    cord(
      bench.stage,
      `M396,300 C356,272 336,290 344,304 C356,318 384,308 396,300`,
      4.4,
      trim,
      smoothLeather,
    );
    cord(
      bench.stage,
      `M396,300 C436,272 456,290 448,306 C436,318 408,308 396,300`,
      4.4,
      trim,
      smoothLeather,
    );
  }
}

export function fromAbove(bench: Bench, name: ShoeName): void {
  const lean = 0.05 + bench.whim * 0.08;
  within(
    bench.stage,
    placed({ scale: 1, angle: -lean, about: [396, 450], at: [292, 470], flip: true }),
    () => drawOne(bench, name),
  );
  within(
    bench.stage,
    placed({ scale: 1, angle: lean, about: [396, 450], at: [508, 440 + bench.whim * 30] }),
    () => drawOne(bench, name),
  );
}
