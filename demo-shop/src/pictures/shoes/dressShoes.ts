/** Pumps, ballerinas, mules and sandals. Long: outlines, one point to a line. */
import { linear, times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { points, swept } from '../engine/paths.ts';

import { smoothLeather, leather } from '../fabrics/hides.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { firstOf } from '../lists.ts';
import { brass, buckle } from '../trims/fastenings.ts';
import { stampedName } from '../trims/wovenLabel.ts';
import {
  along,
  at,
  closed,
  type FootSide,
  type Last,
  lastFor,
  soleLine,
  upperOutline,
} from './last.ts';
import { dressHeel } from './soles.ts';

type Knots = readonly (readonly [number, number])[];
const insole = linear('#cdb596');

const toes = (bench: Bench, round: Knots): Knots =>
  bench.cut.toe === 'pointed'
    ? [
        [74, 2],
        [92, 15],
        [140, 36],
      ]
    : bench.cut.toe === 'square'
      ? [
          [106, 2],
          [104, 32],
          [140, 46],
        ]
      : round;

/** The far side and the insole, seen over the near edge. */
function farSide(bench: Bench, last: Last, near: Knots, rise: number): void {
  const upper = near.map(
    ([x, h], i) => [x, h + rise * Math.sin((i / (near.length - 1)) * Math.PI)] as const,
  );
  lay(
    bench,
    closed(
      along(last, upper),
      along(
        last,
        near.map(([x, h]) => [x, h - 8] as const),
      ),
    ),
    {
      cloth: { weave: smoothLeather, colour: insole },
      edges: [[6, 3]],
      lift: 0,
      drape: 0,
      tone: 0.78,
    },
  );
}

function pump(bench: Bench, side: FootSide): void {
  const last = { ...lastFor(bench.cut, side, 'stiletto', 6), fore: 0.92 };
  const open: Knots = [
    [304, 62],
    [350, 46],
    [420, 38],
    [500, 44],
    [580, 68],
    [648, 104],
    [680, 110],
  ];
  const hasStrap = bench.cut.closure === 'strap' || bench.cut.closure === 'buckle';
  if (hasStrap) strapBehind(bench, last, 410, 40);
  farSide(bench, last, open, 22);
  lay(
    bench,
    upperOutline(last, [
      ...toes(bench, [
        [104, 2],
        [112, 26],
        [150, 44],
      ]),
      [210, 56],
      [270, 64],
      [304, 62],
      [350, 46],
      [420, 38],
      [500, 44],
      [580, 68],
      [648, 104],
      [680, 110],
      [694, 98],
      [698, 50],
      [690, 0],
    ]),
    {
      edges: [
        [2.6, 2],
        [34, 14],
      ],
      lift: 4,
      hollowReach: 14,
      drape: 0.7,
      folds: [fold(along(last, open), [5, 6], 1.8)],
    },
  );
  topstitch(
    bench,
    along(last, [
      [306, 56],
      [350, 40],
      [420, 32],
      [500, 38],
      [580, 62],
      [648, 98],
      [678, 104],
    ]),
    { strength: 0.3, length: 2.2 },
  );
  if (hasStrap) ankleStrap(bench, last, 410, 40);
  dressHeel(bench, last, last.kind, bench.main);
}

/** The far half of a strap over the instep, laid before the upper. */
function strapBehind(bench: Bench, last: Last, x: number, h: number): void {
  lay(
    bench,
    swept(
      along(last, [
        [x + 20, h + 74],
        [x + 52, h + 66],
        [x + 74, h + 34],
        [x + 78, h - 20],
      ]),
      () => 7,
    ),
    {
      cloth: bench.plain,
      edges: [
        [2.4, 2],
        [6, 1.6],
      ],
      lift: 1,
      drape: 0.1,
      tone: 0.6,
    },
  );
}

/** The near half, with a small buckle on the outer side. */
function ankleStrap(bench: Bench, last: Last, x: number, h: number): void {
  lay(
    bench,
    swept(
      along(last, [
        [x - 4, h - 14],
        [x - 6, h + 30],
        [x + 4, h + 62],
        [x + 24, h + 75],
        [x + 44, h + 71],
      ]),
      () => 8,
    ),
    {
      cloth: bench.plain,
      edges: [
        [2.4, 2],
        [6, 1.6],
      ],
      lift: 3,
      drape: 0.1,
    },
  );
  if (last.side === 'outer') {
    const [bx, by] = at(last, x - 5, h + 24);
    buckle(bench.stage, [bx, by], 24, 20, brass, 3.4);
  }
}

function ballerina(bench: Bench, side: FootSide): void {
  const last: Last = {
    heel: bench.cut.heel === 'low' ? 22 : 6,
    sole: 8,
    platform: 0,
    side,
    fore: 0.9,
  };
  const open: Knots = [
    [292, 58],
    [340, 44],
    [420, 36],
    [500, 40],
    [580, 62],
    [646, 94],
    [678, 100],
  ];
  if (bench.cut.closure === 'strap') strapBehind(bench, last, 390, 38);
  farSide(bench, last, open, 20);
  lay(
    bench,
    upperOutline(last, [
      ...toes(bench, [
        [108, 2],
        [112, 26],
        [146, 46],
      ]),
      [206, 56],
      [262, 60],
      [292, 58],
      [340, 44],
      [420, 36],
      [500, 40],
      [580, 62],
      [646, 94],
      [678, 100],
      [690, 88],
      [692, 40],
      [686, 0],
    ]),
    {
      edges: [
        [2.6, 2],
        [34, 13],
      ],
      lift: 4,
      hollowReach: 14,
      drape: 0.9,
      folds: [
        fold(
          along(last, [
            [230, 54],
            [250, 30],
            [256, 6],
          ]),
          [9, 12],
          1.4,
          'crease',
        ),
      ],
    },
  );
  lay(
    bench,
    swept(along(last, open), () => 4.6),
    {
      cloth: {
        ...bench.plain,
        colour: bench.spec.accents[0]
          ? linear(bench.spec.accents[0])
          : times(bench.main.colour, 0.82),
      },
      edges: [[2.4, 2]],
      lift: 2,
      drape: 0,
    },
  );
  const [x, y] = at(last, 288, 58);
  const trim = {
    ...bench.plain,
    colour: bench.spec.accents[0] ? linear(bench.spec.accents[0]) : times(bench.main.colour, 0.82),
  };
  for (const loop of [
    `M${x},${y} C${x - 26},${y - 26} ${x - 46},${y - 14} ${x - 40},${y + 2} C${x - 32},${y + 12} ${x - 12},${y + 8} ${x},${y} Z`,
    `M${x},${y} C${x + 12},${y - 28} ${x + 34},${y - 30} ${x + 36},${y - 16} C${x + 34},${y - 4} ${x + 14},${y + 4} ${x},${y} Z`,
  ])
    lay(bench, loop, {
      cloth: trim,
      edges: [
        [2.4, 1.8],
        [6, 2.4],
      ],
      lift: 2.6,
      drape: 0.2,
    });
  lay(
    bench,
    points(`M${x - 5},${y - 6} L${x + 6},${y - 6} L${x + 6},${y + 6} L${x - 5},${y + 6} Z`),
    { cloth: trim, edges: [[2.4, 2]], lift: 2, drape: 0 },
  );
  if (bench.cut.closure === 'strap') ankleStrap(bench, last, 390, 38);
  dressHeel(bench, last, last.heel > 10 ? 'low' : 'flat', bench.main);
}

/** A footbed that shows from above its edge. */
function footbed(bench: Bench, last: Last, from: number): void {
  const upper = soleLine(last, from, 690, 12).map(
    ([x, y], i, all) => [x, y - 12 * Math.sin((i / (all.length - 1)) * Math.PI) ** 0.6] as const,
  );
  lay(bench, [...upper, ...soleLine(last, 690, from, -3)], {
    cloth: { weave: smoothLeather, colour: insole },
    edges: [
      [3, 2],
      [10, 3],
    ],
    lift: 1,
    drape: 0.4,
  });
  const [x, y] = at(last, 610, 9);
  stampedName(bench.stage, { x, y, height: 5, word: bench.spec.brand }, insole);
}

function mule(bench: Bench, side: FootSide): void {
  const last = lastFor(bench.cut, side, 'block', 8);
  footbed(bench, last, 120);
  const edge: Knots = [
    [392, 98],
    [404, 60],
    [412, 0],
  ];
  lay(
    bench,
    closed(
      along(last, [
        [372, 104],
        [408, 112],
        [436, 70],
        [446, 6],
      ]),
      along(last, [
        [372, 100],
        [398, 60],
        [410, 4],
      ]),
    ),
    { cloth: { weave: leather, colour: insole }, edges: [[4, 2]], lift: 0, drape: 0, tone: 0.65 },
  );
  const isOpen = bench.cut.toe === 'open';
  const top: Knots = isOpen
    ? [[196, 0], [204, 48], [240, 76], [310, 100], [360, 108], ...edge]
    : [
        ...toes(bench, [
          [106, 2],
          [114, 32],
          [156, 58],
        ]),
        [240, 84],
        [310, 102],
        [360, 108],
        ...edge,
      ];
  lay(bench, [...along(last, top), ...soleLine(last, 412, firstOf(top)[0], -4)], {
    edges: [
      [3, 2.2],
      [36, 15],
    ],
    lift: 4.5,
    hollowReach: 14,
    drape: 0.9,
    folds: [
      fold(
        along(last, [
          [300, 96],
          [322, 60],
          [328, 10],
        ]),
        [10, 14],
        1.6,
        'crease',
      ),
    ],
  });
  topstitch(
    bench,
    along(last, [
      [358, 100],
      [386, 90],
      [396, 56],
      [404, 4],
    ]),
    { strength: 0.4 },
  );
  if (bench.cut.closure === 'buckle') {
    const [x, y] = at(last, 352, 66);
    lay(
      bench,
      swept(
        along(last, [
          [376, 106],
          [352, 70],
          [346, 2],
        ]),
        () => 11,
      ),
      {
        cloth: bench.plain,
        edges: [
          [2.4, 2],
          [7, 1.6],
        ],
        lift: 2.6,
        drape: 0,
      },
    );
    buckle(bench.stage, [x - 2, y], 32, 30, brass, 4.4);
  }
  dressHeel(bench, last, last.kind, bench.main);
}

function sandal(bench: Bench, side: FootSide): void {
  const last = lastFor(bench.cut, side, 'flat', 14);
  const wide = bench.cut.strap === 'wide' ? 30 : bench.cut.strap === 'thin' ? 9 : 19;
  const strap = (knots: Knots, half: number, tone: number): void =>
    lay(
      bench,
      swept(along(last, knots), () => half),
      {
        edges: [
          [2.6, 2.2],
          [8, 2.2],
        ],
        lift: 4,
        drape: 0.2,
        tone,
      },
    );
  const ankle: Knots = [
    [452, 150],
    [500, 138],
    [580, 134],
    [650, 150],
  ];
  const bandAt = (x: number, h: number, shift: number, tone: number): void => {
    const w = wide * 2;
    const s = shift;
    lay(
      bench,
      along(last, [
        [x + s, -4],
        [x + 4 + s, h * 0.5],
        [x + 18 + s, h * 0.88],
        [x + w * 0.5 + 14 + s, h + s * 0.4],
        [x + w + 12 + s, h * 0.96 + s * 0.4],
        [x + w + 24 + s, h * 0.6],
        [x + w + 26 + s, -4],
      ]),
      {
        edges: [
          [2.6, 2.2],
          [12, 5],
        ],
        lift: s > 0 ? 1 : 4,
        drape: 0.3,
        tone,
      },
    );
    if (s === 0)
      topstitch(
        bench,
        along(last, [
          [x + 5, 2],
          [x + 9, h * 0.5],
          [x + 22, h * 0.83],
          [x + w * 0.5 + 14, h * 0.93],
        ]),
        { strength: 0.35 },
      );
  };
  const bands = [
    [178, 74],
    [322, 104],
  ] as const;
  for (const [x, h] of bands) bandAt(x, h, 15, 0.45);
  strap(
    [
      [452, 152],
      [500, 176],
      [580, 178],
      [652, 158],
    ],
    8,
    0.6,
  );
  footbed(bench, last, 116);
  for (const [x, h] of bands) bandAt(x, h, 0, 1);
  lay(
    bench,
    closed(
      along(last, [
        [640, -2],
        [632, 60],
        [640, 130],
        [656, 168],
        [676, 166],
      ]),
      along(last, [
        [692, -2],
        [694, 50],
        [686, 110],
        [676, 166],
      ]),
    ),
    {
      edges: [
        [2.6, 2.2],
        [14, 4],
      ],
      lift: 3,
      drape: 0.3,
    },
  );
  strap(ankle, 8, 1);
  if (side === 'outer') {
    const [x, y] = at(last, 540, 134);
    buckle(bench.stage, [x, y], 30, 26, brass, 3.8);
  }
  dressHeel(
    bench,
    last,
    last.kind,
    last.kind === 'flat' ? { weave: smoothLeather, colour: linear('#8d6a48') } : bench.main,
  );
}

export const dressShoes = {
  pumps: pump,
  ballerinas: ballerina,
  mules: mule,
  sandals: sandal,
} as const;
