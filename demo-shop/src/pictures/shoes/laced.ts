/** Derby shoes and loafers. Long: outlines, one point to a line. */
import { linear, times } from '../engine/colour.ts';
import { fold, groove } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { ring } from '../engine/paths.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { brass, cord, stud } from '../trims/fastenings.ts';
import { along, at, closed, type FootSide, type Last, soleLine, upperOutline } from './last.ts';
import { weltedSole } from './soles.ts';

const lining = linear('#b3926c');
const chunky = (bench: Bench): boolean =>
  bench.cut.heel === 'platform' || bench.cut.heel === 'block';
const lastOf = (bench: Bench, side: FootSide): Last => ({
  heel: chunky(bench) ? 26 : 16,
  sole: chunky(bench) ? 24 : 13,
  platform: 0,
  side,
  rise: 0.9,
  fore: 0.86,
});
type Knots = readonly (readonly [number, number])[];
const toeOf = (bench: Bench, round: Knots): Knots =>
  bench.cut.toe === 'pointed'
    ? [
        [88, 2],
        [100, 20],
        [140, 46],
      ]
    : bench.cut.toe === 'square'
      ? [
          [104, 2],
          [102, 38],
          [132, 52],
        ]
      : round;
const soleColour = (bench: Bench): readonly [number, number, number] =>
  bench.spec.accents[0] ? linear(bench.spec.accents[0]) : times(bench.main.colour, 0.45);

export function drawDerby(bench: Bench, side: FootSide): void {
  const last = lastOf(bench, side);
  const { main } = bench;
  const thread = times(main.colour, 0.65);
  lay(
    bench,
    closed(
      along(last, [
        [484, 190],
        [540, 168],
        [604, 162],
        [668, 186],
      ]),
      along(last, [
        [484, 170],
        [540, 130],
        [604, 130],
        [668, 176],
      ]),
    ),
    {
      cloth: { weave: smoothLeather, colour: lining },
      edges: [[8, 5]],
      lift: 0,
      drape: 0,
      tone: 0.72,
    },
  );
  lay(
    bench,
    along(last, [
      [404, 130],
      [440, 176],
      [476, 208],
      [502, 204],
      [506, 180],
      [470, 150],
    ]),
    {
      cloth: main,
      edges: [
        [3.4, 2.6],
        [10, 3],
      ],
      lift: 3,
      drape: 0.2,
    },
  );
  lay(
    bench,
    upperOutline(last, [
      ...toeOf(bench, [
        [108, 2],
        [110, 30],
        [138, 52],
      ]),
      [200, 64],
      [280, 80],
      [348, 108],
      [408, 146],
      [452, 174],
      [484, 180],
      [520, 158],
      [560, 136],
      [602, 136],
      [640, 158],
      [664, 184],
      [680, 178],
      [684, 116],
      [690, 46],
      [686, 0],
    ]),
    {
      edges: [
        [3, 2.4],
        [44, 20],
      ],
      lift: 4,
      hollowReach: 16,
      drape: 0.8,
      folds: [
        fold(
          along(last, [
            [296, 84],
            [318, 56],
            [326, 18],
          ]),
          [10, 13],
          2,
          'crease',
        ),
        fold(
          along(last, [
            [326, 94],
            [346, 64],
            [354, 20],
          ]),
          [10, 13],
          1.7,
          'crease',
        ),
        fold(
          along(last, [
            [500, 168],
            [560, 142],
            [604, 144],
            [656, 174],
          ]),
          [6, 7],
          2.6,
        ),
      ],
    },
  );
  lay(
    bench,
    closed(
      along(last, [
        [108, 2],
        [110, 29],
        [138, 51],
        [196, 62],
        [230, 68],
        [250, 42],
        [258, 2],
      ]),
      soleLine(last, 110, 258, -3),
    ),
    {
      cloth: main,
      edges: [
        [1.6, 1.3],
        [30, 8],
      ],
      lift: 1.5,
      drape: 0.3,
    },
  );
  for (const d of [0, 4.5])
    topstitch(
      bench,
      along(last, [
        [226 - d, 65],
        [246 - d, 40],
        [253 - d, 3],
      ]),
      { colour: thread, strength: 0.6, length: 2.6 },
    );
  // The facing that carries the laces.
  lay(
    bench,
    closed(
      along(last, [
        [352, 100],
        [410, 144],
        [454, 173],
        [486, 179],
        [540, 146],
        [604, 135],
        [612, 90],
        [606, 2],
      ]),
      along(last, [
        [352, 100],
        [378, 76],
        [420, 58],
        [470, 30],
        [500, 2],
      ]),
    ),
    {
      cloth: main,
      edges: [
        [1.8, 1.5],
        [24, 5],
      ],
      lift: 2,
      drape: 0.4,
    },
  );
  for (const d of [0, 4.5])
    topstitch(
      bench,
      along(last, [
        [360 + d, 97],
        [384 + d, 79],
        [424 + d, 62],
        [474 + d, 34],
        [503 + d, 6],
      ]),
      { colour: thread, strength: 0.6, length: 2.6 },
    );
  topstitch(
    bench,
    along(last, [
      [492, 172],
      [545, 138],
      [604, 128],
      [656, 168],
    ]),
    { colour: thread, strength: 0.5, length: 2.6 },
  );
  for (let i = 0; i < 4; i++) {
    const [x, y] = at(last, 388 + i * 25, 124 + i * 15);
    paintFlat(bench.stage, [ring(x + 15, y + 18, 3)], '#120d0a', 0.8, 0.4);
    cord(
      bench.stage,
      [
        [x - 6, y - 6],
        [x + 4, y + 2],
        [x + 15, y + 18],
      ],
      3.2,
      times(main.colour, 0.6),
    );
  }
  const knot = at(last, 470, 184);
  cord(
    bench.stage,
    `M${knot[0]},${knot[1]} C${knot[0] - 30},${knot[1] - 24} ${knot[0] - 56},${knot[1] + 2} ${knot[0] - 34},${knot[1] + 16} C${knot[0] - 22},${knot[1] + 18} ${knot[0] - 8},${knot[1] + 8} ${knot[0]},${knot[1]}`,
    2.6,
    times(main.colour, 0.6),
  );
  cord(
    bench.stage,
    `M${knot[0]},${knot[1]} C${knot[0] + 18},${knot[1] - 30} ${knot[0] + 48},${knot[1] - 26} ${knot[0] + 40},${knot[1] - 8} C${knot[0] + 32},${knot[1] + 4} ${knot[0] + 14},${knot[1] + 4} ${knot[0]},${knot[1]}`,
    2.6,
    times(main.colour, 0.6),
  );
  weltedSole(bench, last, {
    colour: soleColour(bench),
    heelFrom: 568,
    heelTo: 688,
    stitches: true,
  });
}

export function drawLoafer(bench: Bench, side: FootSide): void {
  const last = lastOf(bench, side);
  const { main } = bench;
  const thread = times(main.colour, 0.62);
  lay(
    bench,
    closed(
      along(last, [
        [410, 166],
        [470, 132],
        [550, 116],
        [610, 126],
        [664, 152],
      ]),
      along(last, [
        [410, 140],
        [470, 96],
        [550, 84],
        [610, 96],
        [664, 136],
      ]),
    ),
    {
      cloth: { weave: smoothLeather, colour: lining },
      edges: [[8, 5]],
      lift: 0,
      drape: 0,
      tone: 0.72,
    },
  );
  lay(
    bench,
    upperOutline(last, [
      ...toeOf(bench, [
        [106, 2],
        [108, 28],
        [134, 50],
      ]),
      [200, 62],
      [272, 80],
      [340, 116],
      [384, 152],
      [414, 170],
      [430, 158],
      [470, 116],
      [544, 92],
      [602, 104],
      [646, 136],
      [668, 152],
      [682, 144],
      [686, 88],
      [690, 38],
      [684, 0],
    ]),
    {
      edges: [
        [3, 2.4],
        [44, 19],
      ],
      lift: 4,
      hollowReach: 16,
      drape: 0.8,
      folds: [
        fold(
          along(last, [
            [288, 60],
            [306, 40],
            [312, 12],
          ]),
          [10, 13],
          1.8,
          'crease',
        ),
        fold(
          along(last, [
            [440, 140],
            [480, 108],
            [544, 86],
            [600, 98],
            [650, 136],
          ]),
          [6, 7],
          2.6,
        ),
        groove(
          along(last, [
            [602, 100],
            [612, 60],
            [610, 4],
          ]),
          3,
          0.8,
        ),
      ],
    },
  );
  // The moccasin seam is raised round the toe.
  lay(
    bench,
    along(last, [
      [142, 50],
      [200, 60],
      [272, 79],
      [340, 115],
      [384, 151],
      [406, 162],
      [410, 146],
      [380, 118],
      [330, 86],
      [268, 58],
      [200, 42],
      [156, 40],
    ]),
    {
      cloth: main,
      edges: [
        [3, 2.4],
        [8, 2],
      ],
      lift: 2.2,
      drape: 0.2,
    },
  );
  topstitch(
    bench,
    along(last, [
      [150, 42],
      [200, 46],
      [266, 63],
      [326, 90],
      [378, 124],
    ]),
    { colour: thread, strength: 0.9, length: 4, thickness: 1.2 },
  );
  const strap = along(last, [
    [330, 104],
    [352, 126],
    [378, 148],
    [396, 152],
    [416, 112],
    [412, 54],
    [420, 0],
    [364, 0],
    [358, 50],
    [350, 84],
  ]);
  lay(bench, strap, {
    cloth: main,
    edges: [
      [2.2, 1.8],
      [14, 4],
    ],
    lift: 2.6,
    drape: 0.3,
  });
  topstitch(
    bench,
    along(last, [
      [350, 82],
      [362, 52],
      [367, 4],
    ]),
    { colour: thread, strength: 0.6 },
  );
  topstitch(
    bench,
    along(last, [
      [407, 96],
      [403, 52],
      [410, 4],
    ]),
    { colour: thread, strength: 0.6 },
  );
  if (bench.cut.closure === 'buckle') {
    const [x, y] = at(last, 374, 100);
    for (const k of [-1, 1]) stud(bench.stage, [x + k * 13, y + k * 8], 8, brass, 4);
    cord(
      bench.stage,
      [
        [x - 14, y - 9],
        [x + 14, y + 9],
      ],
      3.4,
      brass,
    );
  } else
    paintFlat(
      bench.stage,
      [
        along(last, [
          [362, 92],
          [388, 108],
          [390, 98],
          [366, 80],
        ]),
      ],
      '#0c0806',
      0.75,
      0.5,
    );
  topstitch(
    bench,
    along(last, [
      [450, 124],
      [480, 102],
      [544, 82],
      [598, 94],
      [650, 130],
    ]),
    { colour: thread, strength: 0.45, length: 2.6 },
  );
  weltedSole(bench, last, {
    colour: soleColour(bench),
    heelFrom: 568,
    heelTo: 686,
    stitches: chunky(bench),
  });
}
