/** Boots: chelseas with their elastic and tall boots with a zip on the inside. Long: outlines, one point to a line. */
import { blendTo, linear, times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { elastic } from '../fabrics/trimMaterials.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import { canvas } from '../fabrics/wovens.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { zip } from '../trims/fastenings.ts';
import {
  along,
  at,
  closed,
  type FootSide,
  foreX,
  type Last,
  lastFor,
  upperOutline,
} from './last.ts';
import { dressHeel, weltedSole } from './soles.ts';

const toeKnots = (toe: string | undefined): readonly (readonly [number, number])[] =>
  toe === 'pointed'
    ? [
        [84, 2],
        [98, 20],
        [140, 44],
      ]
    : toe === 'square'
      ? [
          [110, 2],
          [108, 40],
          [136, 52],
        ]
      : [
          [112, 2],
          [112, 32],
          [140, 56],
        ];

/** Creases of wear across the instep and round the ankle. */
function walked(last: Last): ReturnType<typeof fold>[] {
  return [
    fold(
      along(last, [
        [428, 150],
        [476, 132],
        [530, 138],
        [584, 166],
      ]),
      [16, 26],
      4.2,
      'crease',
    ),
    fold(
      along(last, [
        [396, 132],
        [450, 104],
        [520, 106],
        [574, 134],
      ]),
      [15, 22],
      3.6,
      'crease',
    ),
    fold(
      along(last, [
        [450, 182],
        [490, 166],
        [530, 172],
        [566, 196],
      ]),
      [12, 20],
      3.2,
      'crease',
    ),
    fold(
      along(last, [
        [296, 92],
        [328, 66],
        [350, 24],
      ]),
      [12, 16],
      1.6,
      'crease',
    ),
    fold(
      along(last, [
        [640, 166],
        [606, 146],
        [574, 150],
        [552, 170],
      ]),
      [12, 20],
      2.8,
      'crease',
    ),
    fold(
      along(last, [
        [598, 86],
        [610, 60],
        [612, 18],
      ]),
      [16, 22],
      3.2,
    ),
  ];
}

export function drawChelsea(bench: Bench, side: FootSide): void {
  const { cut, main } = bench;
  const heel = cut.heel ?? 'low';
  const last = {
    ...lastFor(cut, side, 'low', 13),
    heel: heel === 'block' ? 56 : heel === 'platform' ? 40 : 24,
    platform: heel === 'platform' ? 30 : 0,
    fore: 0.84,
  };
  const thread = blendTo(main.colour, [1, 1, 1], 0.2);
  const edge = (k: number): readonly [number, number] => [
    466 + k * 178,
    352 - 12 * Math.sin(k * Math.PI),
  ];
  lay(
    bench,
    closed(
      along(last, [edge(0), [510, 356], [600, 356], edge(1)]),
      along(last, [edge(0), [520, 330], [590, 330], edge(1)]),
    ),
    {
      cloth: { weave: smoothLeather, colour: linear('#b99b78') },
      edges: [[6, 2]],
      lift: 0,
      drape: 0,
      tone: 0.6,
    },
  );
  lay(
    bench,
    along(last, [
      [618, 340],
      [616, 388],
      [630, 400],
      [646, 392],
      [648, 340],
    ]),
    {
      holes: [
        along(last, [
          [626, 342],
          [625, 382],
          [632, 391],
          [638, 384],
          [638, 342],
        ]),
      ],
      cloth: { weave: canvas, colour: times(main.colour, 0.9) },
      edges: [[2, 1.6]],
      lift: 2,
      drape: 0,
    },
  );
  lay(
    bench,
    upperOutline(last, [
      ...toeKnots(cut.toe),
      [210, 72],
      [300, 92],
      [372, 122],
      [428, 164],
      [460, 214],
      [470, 280],
      edge(0),
      [520, 342],
      [590, 342],
      edge(1),
      [648, 300],
      [640, 220],
      [650, 140],
      [668, 70],
      [664, 0],
    ]),
    {
      edges: [
        [3.2, 2.4],
        [44, 24],
      ],
      lift: 4,
      hollowReach: 18,
      drape: 1.1,
      folds: walked(last),
    },
  );
  if (side === 'outer' || cut.closure !== 'zip') {
    lay(
      bench,
      along(last, [
        [518, 340],
        [520, 280],
        [532, 220],
        [556, 178],
        [572, 178],
        [598, 220],
        [608, 280],
        [606, 340],
        [562, 336],
      ]),
      {
        cloth: { weave: elastic, colour: times(main.colour, 0.62) },
        edges: [
          [2, -1],
          [16, 4],
        ],
        lift: 0,
        drape: 0,
      },
    );
    topstitch(
      bench,
      along(last, [
        [512, 340],
        [514, 278],
        [528, 216],
        [554, 170],
        [574, 170],
        [604, 216],
        [614, 278],
        [612, 340],
      ]),
      { colour: thread, strength: 0.6, length: 2.6 },
    );
  } else
    zip(
      bench.stage,
      along(last, [
        [566, 342],
        [572, 240],
        [576, 120],
        [578, 50],
      ]),
      { cloth: times(main.colour, 0.5), pull: 0.02, half: 3 },
    );
  topstitch(
    bench,
    along(last, [
      [620, 4],
      [616, 70],
      [622, 160],
      [624, 240],
      [628, 344],
    ]),
    { colour: thread, strength: 0.55, length: 2.6 },
  );
  topstitch(
    bench,
    along(last, [
      [470, 342],
      [520, 332],
      [590, 332],
      [640, 342],
    ]),
    { colour: thread, strength: 0.5, length: 2.6 },
  );
  const soleColour = bench.spec.accents[0]
    ? linear(bench.spec.accents[0])
    : times(main.colour, 0.5);
  if (heel === 'platform') {
    lay(
      bench,
      [
        at(last, 108, 0),
        at(last, 300, 0),
        at(last, 480, 0),
        at(last, 668, 0),
        [668, 640],
        [580, 641],
        [572, 618],
        [440, 616],
        [420, 640],
        [foreX(last, 150), 638],
        [foreX(last, 116), 610],
      ],
      {
        cloth: { weave: elastic, colour: soleColour },
        relievo: 0.2,
        edges: [
          [3, 2.4],
          [14, 5],
        ],
        lift: 3,
        drape: 0,
      },
    );
  } else
    weltedSole(bench, last, { colour: soleColour, heelFrom: 552, heelTo: 664, stitches: true });
}

export function drawTallBoot(bench: Bench, side: FootSide): void {
  const { cut, main } = bench;
  const last = { ...lastFor(cut, side, 'block', 9), fore: 0.82 };
  const top = 740;
  const thread = times(main.colour, 0.7);
  lay(
    bench,
    closed(
      along(last, [
        [448, top],
        [520, top + 6],
        [610, top + 4],
        [676, top - 6],
      ]),
      along(last, [
        [448, top],
        [520, top - 16],
        [610, top - 20],
        [676, top - 6],
      ]),
    ),
    {
      cloth: { weave: smoothLeather, colour: linear('#a98a68') },
      edges: [[6, 2]],
      lift: 0,
      drape: 0,
      tone: 0.55,
    },
  );
  lay(
    bench,
    upperOutline(last, [
      ...toeKnots(cut.toe),
      [210, 68],
      [300, 88],
      [372, 118],
      [430, 164],
      [466, 226],
      [476, 310],
      [462, 440],
      [448, 560],
      [446, 660],
      [448, top - 2],
      [520, top - 16],
      [610, top - 18],
      [676, top - 8],
      [684, 640],
      [682, 520],
      [664, 400],
      [646, 280],
      [644, 180],
      [664, 80],
      [690, 40],
      [688, 0],
    ]),
    {
      edges: [
        [3.2, 2.4],
        [46, 22],
      ],
      lift: 4.5,
      hollowReach: 18,
      drape: 1.6,
      folds: [
        ...walked(last),
        fold(
          along(last, [
            [470, 290],
            [520, 262],
            [580, 268],
            [640, 300],
          ]),
          [18, 30],
          5,
          'crease',
        ),
        fold(
          along(last, [
            [648, 360],
            [600, 330],
            [540, 336],
            [490, 372],
          ]),
          [16, 28],
          4,
          'crease',
        ),
        fold(
          along(last, [
            [470, 420],
            [520, 400],
            [580, 410],
          ]),
          [14, 22],
          2.8,
          'crease',
        ),
        fold(
          along(last, [
            [560, top - 20],
            [566, 560],
            [560, 420],
          ]),
          [40, 30],
          3.4,
          'ridge',
          { fadeIn: 0 },
        ),
      ],
    },
  );
  if (side === 'inner')
    zip(
      bench.stage,
      along(last, [
        [560, top - 14],
        [572, 560],
        [566, 380],
        [572, 220],
        [590, 80],
      ]),
      { cloth: times(main.colour, 0.5), pull: 0.01, half: 3 },
    );
  else
    topstitch(
      bench,
      along(last, [
        [562, top - 14],
        [574, 560],
        [570, 400],
        [580, 220],
        [596, 60],
        [600, 4],
      ]),
      { colour: thread, strength: 0.4 },
    );
  topstitch(
    bench,
    along(last, [
      [452, top - 12],
      [520, top - 26],
      [610, top - 28],
      [674, top - 18],
    ]),
    { colour: thread, strength: 0.45 },
  );
  dressHeel(bench, last, last.kind, main);
}
