/** Trainers, low and high: panels, laces and a cup sole. Long: outlines, one point to a line. */
import { blendTo, linear, times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { type Line, ring } from '../engine/paths.ts';
import { suede } from '../fabrics/woolsAndPiles.ts';
import { canvas } from '../fabrics/wovens.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { stampedName } from '../trims/wovenLabel.ts';
import {
  along,
  at,
  closed,
  type FootSide,
  foreX,
  type Last,
  soleLine,
  upperOutline,
} from './last.ts';
import { cupSole } from './soles.ts';

type Knots = readonly (readonly [number, number])[];

const low: Knots = [
  [114, 2],
  [118, 34],
  [146, 56],
  [200, 68],
  [270, 82],
  [330, 106],
  [392, 146],
  [440, 178],
  [474, 196],
  [508, 182],
  [550, 150],
  [590, 146],
  [628, 168],
  [656, 198],
  [678, 200],
  [687, 180],
  [682, 120],
  [692, 50],
  [690, 0],
];
const high: Knots = [
  [114, 2],
  [118, 34],
  [146, 56],
  [200, 68],
  [270, 82],
  [330, 108],
  [390, 152],
  [438, 206],
  [462, 262],
  [472, 316],
  [488, 330],
  [540, 318],
  [600, 318],
  [660, 330],
  [682, 318],
  [678, 250],
  [680, 170],
  [692, 70],
  [690, 0],
];

/** A lace across the eyestay with its shadowed eyelet. */
function laceBar(
  bench: Bench,
  x: number,
  y: number,
  colour: readonly [number, number, number],
  reach: number,
): void {
  paintFlat(bench.stage, [ring(x + 23 * reach, y + 25 * reach, 3.8)], '#2b241e', 0.6, 0.5);
  lay(
    bench,
    `M${x - 8},${y - 5} C${x - 6},${y - 13} ${x + 3},${y - 15} ${x + 8},${y - 9} C${x + 15},${y + 2} ${x + 22 * reach},${y + 13 * reach} ${x + 26 * reach},${y + 22 * reach} C${x + 25 * reach},${y + 28 * reach} ${x + 18 * reach},${y + 28 * reach} ${x + 14 * reach},${y + 23 * reach} C${x + 8},${y + 13} ${x},${y + 4} ${x - 8},${y - 5} Z`,
    {
      cloth: { weave: canvas, colour },
      edges: [
        [2.6, 2],
        [5, 1.4],
      ],
      lift: 2.2,
      drape: 0,
      grain: 0.9,
    },
  );
}

function bow(bench: Bench, x: number, y: number, colour: readonly [number, number, number]): void {
  const cloth = { weave: canvas, colour };
  const loop = (outer: string, inner: string): void =>
    lay(bench, outer, { holes: [inner], cloth, edges: [[2.4, 2.1]], lift: 3.2, drape: 0 });
  loop(
    `M${x - 4},${y - 2} C${x - 36},${y - 16} ${x - 62},${y + 2} ${x - 52},${y + 18} C${x - 38},${y + 30} ${x - 12},${y + 14} ${x + 2},${y + 4} Z`,
    `M${x - 12},${y + 2} C${x - 32},${y - 6} ${x - 52},${y + 4} ${x - 45},${y + 14} C${x - 36},${y + 20} ${x - 20},${y + 10} ${x - 10},${y + 4} Z`,
  );
  loop(
    `M${x + 4},${y - 3} C${x + 20},${y - 30} ${x + 50},${y - 36} ${x + 54},${y - 20} C${x + 54},${y - 2} ${x + 28},${y + 8} ${x + 8},${y + 5} Z`,
    `M${x + 13},${y - 4} C${x + 24},${y - 22} ${x + 45},${y - 27} ${x + 46},${y - 18} C${x + 45},${y - 6} ${x + 26},${y + 2} ${x + 14},${y} Z`,
  );
  lay(bench, ring(x + 2, y, 6.5, 5.5), { cloth, edges: [[3, 2.4]], lift: 2.4, drape: 0 });
}

export function drawTrainer(bench: Bench, side: FootSide, isHigh: boolean): void {
  const last: Last = {
    heel: 0,
    sole: bench.cut.heel === 'platform' ? 58 : 36,
    platform: 0,
    side,
    rise: isHigh ? 0.96 : 0.85,
    fore: 0.92,
  };
  const { main, plain, accent, stage } = bench;
  const isCanvas = main.weave.name === 'canvas';
  const lace = bench.spec.accents[1] ? linear(bench.spec.accents[1]) : linear('#f1ebe0');
  const panel = { ...plain, colour: isCanvas ? plain.colour : times(plain.colour, 0.97) };
  const trim = { weave: suede, colour: accent };
  const top = isHigh ? high : low;
  const rise = isHigh ? 116 : 0;
  const shape = (knots: Knots, base: readonly [number, number]): Line =>
    closed(along(last, knots), soleLine(last, base[0], base[1], -3));
  lay(
    bench,
    closed(
      along(last, [
        [478, 188 + rise],
        [520, 206 + rise],
        [600, 204 + rise],
        [662, 196 + rise],
      ]),
      along(last, [
        [478, 180 + rise],
        [540, 140 + rise],
        [600, 138 + rise],
        [662, 190 + rise],
      ]),
    ),
    { cloth: { weave: canvas, colour: times(accent, 0.8) }, edges: [[8, 5]], lift: 0, drape: 0 },
  );
  // Tongue.
  const tongue = isHigh
    ? along(last, [
        [420, 220],
        [452, 318],
        [482, 356],
        [508, 352],
        [506, 318],
        [490, 250],
        [470, 200],
      ])
    : along(last, [
        [396, 132],
        [440, 184],
        [480, 222],
        [508, 228],
        [524, 212],
        [504, 186],
        [460, 150],
      ]);
  lay(bench, tongue, {
    cloth: plain,
    edges: [
      [3.6, 2.8],
      [11, 3.6],
    ],
    lift: 3,
    drape: 0.2,
  });
  lay(bench, upperOutline(last, top), {
    cloth: main,
    edges: [
      [3.4, 2.6],
      [42, 13],
    ],
    lift: 4,
    hollowReach: 16,
    drape: 0.6,
    folds: [
      fold(
        along(last, [
          [296, 88],
          [314, 60],
          [318, 26],
        ]),
        [9, 12],
        1.8,
        'crease',
      ),
      fold(
        along(last, [
          [324, 98],
          [342, 70],
          [346, 28],
        ]),
        [9, 12],
        1.5,
        'crease',
      ),
      fold(
        along(
          last,
          isHigh
            ? [
                [480, 312],
                [540, 300],
                [600, 300],
                [668, 312],
              ]
            : [
                [500, 178],
                [550, 150],
                [590, 148],
                [648, 184],
              ],
        ),
        [7, 8],
        3.2,
      ),
      fold(
        along(last, [
          [566, 130],
          [584, 80],
          [588, 30],
        ]),
        [20, 26],
        2.6,
      ),
    ],
  });
  topstitch(
    bench,
    along(
      last,
      isHigh
        ? [
            [484, 320],
            [540, 309],
            [600, 309],
            [672, 321],
          ]
        : [
            [497, 180],
            [550, 153],
            [590, 151],
            [652, 190],
          ],
    ),
    { strength: 0.5 },
  );
  // Toe.
  if (isCanvas)
    lay(
      bench,
      shape(
        [
          [112, 6],
          [116, 34],
          [144, 54],
          [190, 62],
          [214, 44],
          [224, 4],
        ],
        [224, 112],
      ),
      {
        cloth: { weave: canvas, colour: linear('#efe8db') },
        edges: [
          [2, 1.6],
          [26, 6],
        ],
        lift: 1.6,
        drape: 0,
        relievo: 0.2,
      },
    );
  else {
    lay(
      bench,
      shape(
        [
          [114, 2],
          [118, 33],
          [146, 55],
          [198, 67],
          [234, 74],
          [258, 46],
          [268, 4],
        ],
        [268, 114],
      ),
      {
        cloth: panel,
        edges: [
          [1.8, 1.2],
          [28, 4],
        ],
        lift: 1.6,
        drape: 0,
      },
    );
    for (const d of [0, 5])
      topstitch(
        bench,
        along(last, [
          [230 - d, 71],
          [253 - d, 44],
          [262 - d, 4],
        ]),
        { strength: 0.55 },
      );
    const holes: Line[] = [];
    for (let r = 0; r < 3; r++)
      for (let k = 0; k < 4; k++)
        holes.push(
          ring(
            foreX(last, 168 + k * 15 + r * 5),
            at(last, 168 + k * 15, 44 + k * 3.4 - r * 12)[1],
            1.6,
            1.6,
            10,
          ),
        );
    paintFlat(stage, holes, '#1a1410', 0.45, 0.3);
  }
  if (side === 'outer' && !isCanvas)
    for (let k = 0; k < 2; k++)
      lay(
        bench,
        along(last, [
          [404 + k * 34, 112 + k * 8],
          [430 + k * 33, 60],
          [452 + k * 32, 0],
          [436 + k * 32, -1],
          [412 + k * 32, 60],
          [392 + k * 34, 108 + k * 8],
        ]),
        { cloth: trim, edges: [[1.6, 1.2]], lift: 1.4, drape: 0 },
      );
  if (side === 'inner')
    paintFlat(
      stage,
      [0, 1].map((k) => ring(452 + k * 22, at(last, 460, 40)[1], 3.2)),
      '#15100c',
      0.75,
      0.5,
    );
  // Eyestay and heel.
  const stay = isHigh
    ? along(last, [
        [334, 112],
        [392, 158],
        [440, 214],
        [464, 268],
        [474, 316],
        [500, 312],
        [494, 262],
        [470, 206],
        [424, 146],
        [366, 88],
      ])
    : along(last, [
        [332, 108],
        [392, 148],
        [440, 180],
        [476, 198],
        [500, 180],
        [462, 150],
        [412, 106],
        [366, 84],
      ]);
  lay(bench, stay, {
    cloth: panel,
    edges: [
      [2, 1.6],
      [13, 2.6],
    ],
    lift: 2.2,
    drape: 0,
  });
  lay(
    bench,
    along(last, [
      [604, 156 + rise],
      [632, 176 + rise],
      [656, 199 + rise],
      [679, 198 + rise],
      [686, 178 + rise * 0.6],
      [684, 120],
      [688, 92],
      [650, 96],
      [616, 106],
    ]),
    {
      cloth: trim,
      edges: [
        [2, 1.6],
        [20, 5],
      ],
      lift: 2.2,
      drape: 0,
    },
  );
  lay(
    bench,
    closed(
      along(last, [
        [600, 88],
        [640, 94],
        [688, 90],
        [692, 50],
        [691, 0],
      ]),
      soleLine(last, 576, 691, -2),
    ),
    {
      cloth: panel,
      edges: [
        [1.8, 1.2],
        [20, 4],
      ],
      lift: 1.6,
      drape: 0,
    },
  );
  topstitch(
    bench,
    along(last, [
      [604, 84],
      [640, 89],
      [686, 86],
    ]),
    { strength: 0.5 },
  );
  if (side === 'outer')
    stampedName(
      stage,
      {
        x: 648,
        y: at(last, 648, 128)[1],
        height: 6,
        word: bench.spec.brand,
        colour: blendTo(accent, [1, 1, 1], 0.75),
      },
      accent,
    );
  // Laces.
  const rows: Knots = isHigh
    ? [
        [352, 132],
        [376, 150],
        [398, 172],
        [418, 198],
        [434, 226],
        [446, 256],
        [454, 288],
      ]
    : [
        [358, 128],
        [380, 143],
        [402, 158],
        [424, 171],
        [446, 184],
      ];
  for (const [x, h] of rows) {
    const [px, py] = at(last, x, h);
    laceBar(bench, px, py, lace, 0.92);
  }
  const knot = isHigh ? at(last, 466, 316) : at(last, 470, 198);
  bow(bench, knot[0], knot[1], lace);
  const white = linear('#eee7da');
  cupSole(
    bench,
    last,
    bench.spec.accents[2] ? linear(bench.spec.accents[2]) : white,
    isCanvas ? linear('#a9774b') : times(white, 0.82),
  );
}
