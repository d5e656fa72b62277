/** Bags from the front, and their backs: top-handle, tote, crossbody, shoulder bag, backpack and clutch. Long: outlines, one point to a line; the bags share their parts. */
import { blendTo, times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { bothHalves, box, type Line, points, sideToSide, swept, through } from '../engine/paths.ts';
import { type Bench, lay, topstitch } from '../garments/bench.ts';
import { buckle, stud, zip } from '../trims/fastenings.ts';
import { stampedName } from '../trims/wovenLabel.ts';
import {
  chain,
  flatLeather,
  flatStrap,
  handleFoot,
  hardware,
  leatherEdges,
  rolledHandle,
  saddleStitch,
  turnLock,
} from './bagParts.ts';

const isSoft = (bench: Bench): boolean =>
  ['canvas', 'nylon', 'suede', 'quilted', 'denim', 'corduroy'].includes(bench.spec.fabric);

/** The brand pressed into leather; nothing on cloth. */
function stamp(bench: Bench, x: number, y: number, height: number): void {
  stampedName(bench.stage, { x, y, height, word: bench.spec.brand }, bench.main.colour);
}

/** A slip pocket across a plain back. */
function backPocket(bench: Bench, half: number, top: number, bottom: number): void {
  lay(
    bench,
    `M${400 - half},${top} C${400 - half * 0.4},${top + 14} ${400 + half * 0.4},${top + 14} ${400 + half},${top} L${400 + half + 6},${bottom} L${400 - half - 6},${bottom} Z`,
    { edges: flatLeather, lift: 3, drape: 0.4 },
  );
  saddleStitch(
    bench,
    `M${400 - half + 6},${top + 8} C${400 - half * 0.4},${top + 22} ${400 + half * 0.4},${top + 22} ${400 + half - 6},${top + 8}`,
  );
}

function topHandle(bench: Bench): void {
  const hw = hardware(bench);
  const wide = bench.whim < 0.4 ? 1.12 : 1;
  const w = (x: number): number => 400 + (x - 400) * wide;
  rolledHandle(
    bench,
    points(
      `M${w(295)},412 C${w(290)},236 ${w(340)},146 400,146 C${w(460)},146 ${w(510)},236 ${w(505)},412`,
    ),
    13,
  );
  lay(
    bench,
    `M${w(194)},430 C${w(178)},560 ${w(162)},700 ${w(154)},800 C${w(152)},824 ${w(162)},838 ${w(180)},844 L${w(620)},844 C${w(638)},838 ${w(648)},824 ${w(646)},800 C${w(638)},700 ${w(622)},560 ${w(606)},430 Z`,
    { tone: 0.72, edges: [[8, 5]], lift: 4, drape: 0.5 },
  );
  const body = bothHalves(
    `M400,414 C${w(480)},414 ${w(540)},414 ${w(588)},418 C${w(600)},422 ${w(606)},432 ${w(608)},446 C${w(620)},580 ${w(628)},700 ${w(634)},800 C${w(634)},824 ${w(622)},836 ${w(598)},838 C${w(540)},844 ${w(470)},846 400,846`,
  );
  lay(bench, body, {
    edges: leatherEdges,
    lift: 5,
    hollowReach: 14,
    drape: 1,
    folds: [
      fold(`M${w(240)},770 C${w(300)},788 ${w(500)},792 ${w(566)},768`, [20, 30], 2.2, 'crease'),
    ],
  });
  saddleStitch(
    bench,
    sideToSide(
      `M400,836 C${w(470)},836 ${w(540)},834 ${w(594)},828 C${w(614)},826 ${w(624)},816 ${w(624)},798 C${w(618)},700 ${w(610)},580 ${w(598)},450`,
    ),
  );
  if (bench.face === 'back') {
    backPocket(bench, 150 * wide, 540, 790);
    for (const x of [w(295), w(505)]) handleFoot(bench, x, 404, hw);
    return;
  }
  const flap = bench.cut.closure !== 'zip' && bench.cut.closure !== 'none';
  if (flap) {
    lay(
      bench,
      bothHalves(
        `M400,402 C${w(480)},402 ${w(550)},404 ${w(590)},412 C${w(604)},416 ${w(610)},428 ${w(610)},442 C${w(614)},520 ${w(612)},578 ${w(596)},604 C${w(570)},640 ${w(480)},656 400,656`,
      ),
      {
        edges: [
          [4, 3.2],
          [34, 8],
        ],
        lift: 8,
        hollowReach: 14,
        drape: 1,
        folds: [
          fold(`M${w(200)},424 C${w(330)},434 ${w(470)},434 ${w(600)},424`, 15, 3.4, 'ridge', {
            fadeIn: 0.05,
            fadeOut: 0.05,
          }),
        ],
      },
    );
    saddleStitch(
      bench,
      sideToSide(
        `M400,646 C${w(476)},646 ${w(560)},634 ${w(587)},600 C${w(602)},574 ${w(603)},516 ${w(600)},446`,
      ),
    );
    lay(bench, 'M373,560 L427,560 L427,696 C427,712 416,720 400,720 C384,720 373,712 373,696 Z', {
      edges: flatLeather,
      lift: 6,
      drape: 0.1,
    });
    saddleStitch(
      bench,
      'M380,566 L380,694 C380,706 389,712 400,712 C411,712 420,706 420,694 L420,566',
    );
    turnLock(bench, 400, 672, hw, 0.9);
  } else {
    zip(
      bench.stage,
      through([
        [w(200), 428],
        [400, 434],
        [w(600), 428],
      ]),
      { cloth: times(bench.main.colour, 0.6), teeth: hw, pull: 0.04, half: 4 },
    );
    stamp(bench, 400, 620, 15);
  }
  for (const x of [w(295), w(505)]) handleFoot(bench, x, 404, hw);
}

function tote(bench: Bench): void {
  const soft = isSoft(bench);
  const long = bench.cut.strap !== 'thin';
  const handle = (tone: number, lift: number): void => {
    const line = points(
      `M300,470 C296,${long ? 250 : 330} 330,${150 + lift} 400,${150 + lift} C470,${150 + lift} 504,${long ? 250 : 330} 500,470`,
    );
    flatStrap(bench, line, soft ? 12 : 10, tone);
  };
  handle(0.7, 26);
  lay(bench, 'M190,410 C300,402 500,402 610,410 L606,470 L194,470 Z', {
    tone: 0.5,
    cloth: soft ? bench.plain : bench.lining,
    edges: [[3, 1]],
    lift: 0,
    drape: 0.5,
  });
  const body = bothHalves(
    'M400,424 C480,426 550,424 612,412 C620,540 630,680 636,812 C636,836 622,848 598,850 C540,856 470,858 400,858',
  );
  lay(bench, body, {
    edges: soft
      ? [
          [3, 2],
          [30, 8],
        ]
      : leatherEdges,
    lift: 5,
    drape: soft ? 1.4 : 1.6,
    hollowReach: 14,
    folds: [
      fold('M230,500 C250,600 240,720 236,840', [26, 34], soft ? 5 : 3, 'crease'),
      fold('M566,480 C550,600 560,700 570,820', [24, 34], soft ? 5 : 3),
      fold('M300,800 C350,780 450,786 520,806', [20, 30], soft ? 4.4 : 2.6, 'crease'),
      fold('M440,470 C450,560 446,620 430,700', [20, 30], soft ? 3.6 : 1.6),
    ],
  });
  saddleStitch(bench, sideToSide('M400,434 C480,436 550,434 610,423'));
  if (soft && bench.spec.accents.length > 0)
    lay(
      bench,
      bothHalves(
        'M400,742 C480,742 560,740 632,734 L636,812 C636,836 622,848 598,850 C540,856 470,858 400,858',
      ),
      {
        cloth: { ...bench.plain, colour: bench.accent },
        edges: [
          [2, 1.4],
          [24, 5],
        ],
        lift: 1.4,
        drape: 0.8,
      },
    );
  handle(1, 0);
  for (const x of [300, 500]) {
    lay(bench, points(`M${x - 20},438 L${x + 20},438 L${x + 20},520 L${x},536 L${x - 20},520 Z`), {
      edges: flatLeather,
      lift: 3,
      drape: 0.1,
      ...(soft && bench.spec.accents.length > 0
        ? { cloth: { ...bench.plain, colour: bench.accent } }
        : {}),
    });
    saddleStitch(bench, `M${x - 14},444 L${x - 14},516 L${x},527 L${x + 14},516 L${x + 14},444`);
  }
  if (bench.face === 'back') backPocket(bench, 128, 590, 800);
  else stamp(bench, 400, 640, 15);
}

/** A long strap that rises from both sides and lies in a loose loop above. */
function looseStrap(
  bench: Bench,
  from: readonly [number, number],
  to: readonly [number, number],
  half: number,
): void {
  const sway = 50 + bench.whim * 70;
  const line = through([
    from,
    [from[0] - 26, from[1] - 120],
    [from[0] + 30, 200],
    [400 - sway * 0.3, 130],
    [400 + sway, 168],
    [to[0] + 8, 250],
    [to[0] + 24, to[1] - 110],
    to,
  ]);
  if (bench.cut.strap === 'chain') chain(bench, line, hardware(bench), 10);
  else flatStrap(bench, line, half);
}

function crossbody(bench: Bench): void {
  const hw = hardware(bench);
  looseStrap(bench, [232, 520], [568, 520], 8);
  lay(
    bench,
    bothHalves(
      'M400,470 C470,470 530,472 566,480 C590,488 600,512 602,560 C606,640 604,700 594,736 C584,766 560,776 520,780 L400,784',
    ),
    { edges: leatherEdges, lift: 5, hollowReach: 14, drape: isSoft(bench) ? 1.4 : 0.9 },
  );
  saddleStitch(
    bench,
    sideToSide(
      'M400,774 C450,774 500,773 520,770 C556,766 576,756 585,732 C594,700 596,640 592,562',
    ),
  );
  for (const x of [232, 568]) {
    stud(bench.stage, [x, 518], 13, hw, 8);
    lay(bench, box(x - 11, 524, x + 11, 566), { edges: flatLeather, lift: 3, drape: 0 });
  }
  if (bench.face === 'back') return backPocket(bench, 140, 560, 740);
  if (bench.cut.closure === 'zip') {
    zip(
      bench.stage,
      through([
        [226, 520],
        [400, 512],
        [574, 520],
      ]),
      { cloth: times(bench.main.colour, 0.6), teeth: hw, pull: 0.96, half: 4 },
    );
    lay(
      bench,
      bothHalves('M400,600 C460,600 520,602 556,606 L560,700 C556,740 540,752 510,754 L400,756'),
      {
        edges: [
          [3, 2.4],
          [24, 6],
        ],
        lift: 3.4,
        drape: 0.8,
      },
    );
    stamp(bench, 400, 690, 12);
    return;
  }
  lay(
    bench,
    bothHalves(
      'M400,462 C470,462 534,464 570,472 C596,480 606,504 606,552 C608,620 590,664 540,676 C490,684 440,686 400,686',
    ),
    {
      edges: [
        [4, 3.2],
        [34, 9],
      ],
      lift: 8,
      hollowReach: 14,
      drape: 0.9,
    },
  );
  saddleStitch(bench, sideToSide('M400,676 C440,676 490,674 536,666 C580,654 597,616 596,556'));
  turnLock(bench, 400, 640, hw, 0.8);
}

function shoulderBag(bench: Bench): void {
  const hw = hardware(bench);
  const crescent = bench.cut.closure !== 'buckle';
  const handle = through([
    [216, 520],
    [214, 410],
    [270, 300],
    [400, 262],
    [530, 300],
    [586, 410],
    [584, 520],
  ]);
  if (bench.cut.strap === 'chain') chain(bench, handle, hw, 11);
  else flatStrap(bench, handle, 13);
  const body = crescent
    ? bothHalves(
        'M400,520 C480,520 550,506 594,486 C618,520 622,590 600,650 C570,716 490,744 400,746',
      )
    : bothHalves(
        'M400,486 C480,486 560,486 600,496 C614,560 622,640 622,708 C620,734 606,742 580,744 C520,748 460,750 400,750',
      );
  lay(bench, body, {
    edges: leatherEdges,
    lift: 5,
    hollowReach: 14,
    drape: isSoft(bench) ? 1.8 : 1.3,
    folds: crescent
      ? [
          fold('M236,540 C262,590 290,620 330,644', [16, 28], 3.4, 'crease'),
          fold('M520,540 C512,590 500,640 470,690', [16, 28], 2.6, 'ridge'),
          fold('M350,545 C362,580 366,610 366,650', [12, 22], 2),
        ]
      : [],
  });
  if (crescent) {
    saddleStitch(bench, sideToSide('M400,736 C486,734 562,706 591,646 C612,590 610,530 590,498'));
    if (bench.face === 'front')
      zip(
        bench.stage,
        through([
          [224, 506],
          [310, 524],
          [400, 530],
          [490, 524],
          [576, 506],
        ]),
        { cloth: times(bench.main.colour, 0.6), teeth: hw, pull: 0.03, half: 4 },
      );
    else
      saddleStitch(
        bench,
        through([
          [224, 512],
          [310, 530],
          [400, 536],
          [490, 530],
          [576, 512],
        ]),
      );
  } else if (bench.face === 'front') {
    lay(
      bench,
      bothHalves(
        'M400,478 C480,478 562,478 604,488 C616,540 616,590 606,620 C540,640 470,646 400,646',
      ),
      {
        edges: [
          [4, 3.2],
          [34, 8],
        ],
        lift: 8,
        hollowReach: 14,
        drape: 1.2,
      },
    );
    saddleStitch(bench, sideToSide('M400,637 C470,636 540,630 598,612'));
    lay(bench, box(384, 590, 416, 694), { edges: flatLeather, lift: 5, drape: 0.1 });
    buckle(bench.stage, [400, 660], 48, 40, hw, 6);
  } else backPocket(bench, 150, 560, 720);
  for (const x of [216, 584]) stud(bench.stage, [x, 512], 15, hw, 9);
  if (bench.face === 'front' && crescent) stamp(bench, 400, 640, 11);
}

function backpack(bench: Bench): void {
  const hw = hardware(bench);
  const soft = isSoft(bench);
  lay(
    bench,
    swept(points('M366,196 C368,140 432,140 434,196'), () => 9),
    { edges: [[3, 2.4]], lift: 4, drape: 0.1 },
  );
  if (bench.face === 'front')
    for (const s of [-1, 1])
      flatStrap(
        bench,
        through([
          [400 + s * 196, 300],
          [400 + s * 236, 420],
          [400 + s * 246, 600],
          [400 + s * 206, 740],
        ]),
        15,
        0.7,
      );
  lay(
    bench,
    bothHalves(
      'M400,184 C500,184 566,206 580,300 C592,430 600,620 598,760 C596,806 570,824 520,828 L400,832',
    ),
    {
      edges: soft
        ? [
            [3, 2.2],
            [40, 18],
          ]
        : leatherEdges,
      lift: 6,
      hollowReach: 16,
      drape: soft ? 2 : 1.2,
      folds: soft
        ? [
            fold('M230,330 C260,400 250,480 240,560', [22, 34], 5, 'crease'),
            fold('M560,320 C540,400 548,500 560,600', [22, 34], 5),
          ]
        : [],
    },
  );
  if (bench.face === 'back') {
    lay(
      bench,
      bothHalves('M400,250 C470,250 530,262 540,310 L546,700 C540,740 520,750 480,752 L400,754'),
      {
        edges: [
          [3, 2],
          [26, 8],
        ],
        lift: 2,
        drape: 0.6,
      },
    );
    for (const s of [-1, 1]) {
      flatStrap(
        bench,
        through([
          [400 + s * 60, 250],
          [400 + s * 110, 400],
          [400 + s * 150, 560],
          [400 + s * 176, 770],
        ]),
        26,
      );
      buckle(bench.stage, [400 + s * 158, 620], 60, 26, hw, 4.4);
    }
    return;
  }
  zip(
    bench.stage,
    through([
      [222, 430],
      [226, 300],
      [280, 226],
      [400, 214],
      [520, 226],
      [574, 300],
      [578, 430],
    ]),
    { cloth: times(bench.main.colour, 0.6), teeth: hw, pull: 0.9, half: 4 },
  );
  lay(
    bench,
    bothHalves('M400,520 C470,520 530,524 552,534 L560,720 C556,770 534,784 500,786 L400,788'),
    {
      edges: [
        [3, 2.4],
        [30, 11],
      ],
      lift: 5,
      drape: soft ? 1.2 : 0.8,
    },
  );
  if (bench.cut.closure === 'buckle' || bench.cut.closure === 'strap') {
    lay(
      bench,
      bothHalves(
        'M400,250 C480,250 548,262 566,320 C574,390 566,470 540,500 C490,520 440,522 400,522',
      ),
      {
        edges: [
          [4, 3],
          [32, 9],
        ],
        lift: 8,
        drape: 1,
      },
    );
    for (const x of [336, 464]) {
      flatStrap(
        bench,
        points([
          [x, 440],
          [x, 620],
        ]),
        13,
      );
      buckle(bench.stage, [x, 566], 44, 34, hw, 5);
    }
  } else {
    zip(
      bench.stage,
      through([
        [252, 566],
        [400, 556],
        [548, 566],
      ]),
      { cloth: times(bench.main.colour, 0.6), teeth: hw, pull: 0.04, half: 3.6 },
    );
    topstitch(bench, sideToSide('M400,776 C450,776 490,774 500,774 C526,772 546,760 549,716'), {
      strength: 0.5,
    });
  }
  stamp(bench, 400, bench.cut.closure === 'buckle' ? 720 : 680, 12);
}

function clutch(bench: Bench): void {
  const hw = hardware(bench);
  const soft = bench.spec.fabric === 'satin' || bench.spec.fabric === 'suede' || isSoft(bench);
  if (bench.cut.strap === 'chain')
    chain(
      bench,
      through([
        [176, 470],
        [200, 330],
        [320, 250],
        [470, 280],
        [590, 350],
        [624, 470],
      ]),
      hw,
      9,
    );
  const body: Line = bothHalves(
    'M400,430 C500,430 590,430 626,436 C634,440 638,448 638,460 L642,680 C642,696 634,704 618,706 C550,710 480,712 400,712',
  );
  lay(bench, body, {
    edges: [
      [3.6, 3],
      [34, 12],
    ],
    lift: 5,
    hollowReach: 14,
    drape: soft ? 1.4 : 0.9,
  });
  saddleStitch(
    bench,
    sideToSide('M400,702 C480,702 550,700 612,697 C628,696 632,690 632,678 L629,470'),
  );
  if (bench.face === 'back') return saddleStitch(bench, 'M170,448 C300,440 500,440 630,448');
  const envelope = bench.cut.closure !== 'hidden';
  lay(
    bench,
    envelope
      ? bothHalves(
          'M400,422 C500,422 594,422 630,428 C638,432 642,440 642,450 C600,500 490,560 414,594 C408,597 404,598 400,598',
        )
      : bothHalves('M400,424 C500,424 594,424 634,432 L638,560 C560,580 480,584 400,584'),
    {
      edges: [
        [3.6, 2.8],
        [28, 6],
      ],
      lift: 7,
      hollowReach: 14,
      drape: soft ? 1.2 : 0.8,
      cloth: { ...bench.main, colour: blendTo(bench.main.colour, [1, 1, 1], 0.015) },
    },
  );
  saddleStitch(
    bench,
    envelope
      ? sideToSide('M400,588 C408,585 490,548 596,488 L630,452')
      : sideToSide('M400,574 C480,574 560,570 629,552'),
  );
  if (envelope) turnLock(bench, 400, 566, hw, 0.7);
  else stud(bench.stage, [400, 560], 9, hw);
}

export const drawBag = {
  'top-handle-bag': topHandle,
  tote,
  crossbody,
  'shoulder-bag': shoulderBag,
  backpack,
  clutch,
} as const;
