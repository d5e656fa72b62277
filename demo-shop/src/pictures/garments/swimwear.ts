/** Swimsuits and bikinis, cut from one smooth stretch cloth with its lining inside. Long: outlines, one point to a line. */
import { blendTo, linear } from '../engine/colour.ts';
import { fold, onBothSides } from '../engine/folds.ts';
import { bothHalves, points, type Shape, sideToSide } from '../engine/paths.ts';
import { lycra } from '../fabrics/wovens.ts';
import { cord, stud } from '../trims/fastenings.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { type Bench, hands, lay, on, topstitch } from './bench.ts';

const inside = (
  bench: Bench,
): { weave: typeof lycra; colour: readonly [number, number, number] } => ({
  weave: lycra,
  colour: blendTo(bench.main.colour, linear('#e8ddd0'), 0.55),
});
const bodyEdges = [
  [3.2, 2.2],
  [32, 7],
] as const;

/** Two fine rows of stitches inside an edge. */
function edgeRows(bench: Bench, shape: Shape, inward: number): void {
  for (const hand of hands)
    for (const d of [4, 7.4])
      topstitch(bench, on(hand, shape), {
        offset: (hand === 'right' ? inward : -inward) * d,
        strength: 0.42,
        length: 2.4,
      });
}

function swimsuit(bench: Bench): void {
  const { cut, face, stage } = bench;
  const lining = inside(bench);
  const isFront = face === 'front';
  const neck = cut.neckline ?? 'scoop';
  const depth = !isFront
    ? cut.strap === 'cross-back'
      ? 330
      : 430
    : neck === 'v'
      ? 400
      : neck === 'square'
        ? 290
        : neck === 'halter'
          ? 230
          : 350;
  const strapX = neck === 'halter' && isFront ? 44 : 92;
  const thin = cut.strap === 'thin' ? 10 : 27;
  const legY = cut.waist === 'high' ? 560 : 604;
  lay(bench, bothHalves(`M400,610 L524,${legY + 6} C500,700 452,780 430,850 L400,852`), {
    cloth: lining,
    edges: [[5, 2]],
    lift: 0,
    drape: 0.4,
  });
  if (isFront) {
    lay(
      bench,
      bothHalves(
        `M400,300 C440,300 466,270 ${400 + strapX - 16},220 L${400 + strapX - 16},132 L${400 + strapX + 12},130 C508,200 510,270 540,340 L528,470 L400,480`,
      ),
      { cloth: lining, tone: 0.85, edges: [[3, 2]], lift: 2, drape: 0.4 },
    );
    if (depth > 300)
      wovenLabel(stage, {
        x: 400,
        y: depth - 32,
        height: 13,
        word: bench.spec.brand,
        colour: lining.colour,
      });
  }
  const inner =
    neck === 'square' && isFront
      ? `M400,${depth} L${400 + strapX - 24},${depth - 4} C${400 + strapX - 14},${depth - 70} ${400 + strapX - 14},180 ${400 + strapX - 15},128`
      : neck === 'v' && isFront
        ? `M400,${depth} C420,${depth - 40} ${400 + strapX - 24},260 ${400 + strapX - 15},128`
        : `M400,${depth} C446,${depth - 6} ${400 + strapX - 22},${depth - 80} ${400 + strapX - 17},240 C${400 + strapX - 15},200 ${400 + strapX - 15},160 ${400 + strapX - 15},128`;
  const outer = `L${400 + strapX - 15 + thin},126 C${400 + strapX + 14},200 512,276 544,346`;
  const leg = `C550,384 542,426 528,474 C528,516 548,${legY - 46} 570,${legY} C504,640 450,726 432,846 C422,850 410,851 400,851`;
  const body = bothHalves(`${inner} ${outer} ${leg}`);
  lay(bench, body, {
    edges: bodyEdges,
    lift: 4.5,
    drape: 1,
    folds: onBothSides(
      [
        fold('M540,350 C510,380 470,400 430,408', [19, 30], 3.4, 'crease'),
        fold('M528,474 C490,470 450,462 412,456', [12, 20], 2.6, 'drop'),
        fold('M530,500 C490,505 450,505 410,498', [12, 18], 2.1, 'drop'),
        fold('M560,600 C520,610 480,600 440,570', [14, 22], 2.8),
        fold('M470,300 C490,350 500,380 496,430', [16, 22], 3.2),
        fold('M440,820 C450,760 470,720 500,680', [10, 14], 2.4),
      ],
      stage.dice,
    ),
  });
  edgeRows(bench, `M544,346 C512,276 ${400 + strapX + 14},200 ${400 + strapX - 15 + thin},128`, -1);
  edgeRows(bench, `M570,${legY} C504,640 450,726 432,846`, 1);
  edgeRows(bench, inner, 1);
  if (cut.waist === 'belted' && isFront) {
    lay(bench, 'M274,462 C330,474 470,474 526,462 L528,490 C470,503 330,503 272,490 Z', {
      edges: [[3, 2]],
      lift: 3,
      drape: 0.2,
      cloth: bench.plain,
      tone: 0.92,
    });
    stud(stage, [400, 484], 21, linear('#b79a68'), 13);
  }
  if (cut.strap === 'cross-back' && !isFront)
    for (const s of [-1, 1])
      lay(
        bench,
        points(
          `M${400 - s * 96},150 C${400 - s * 40},230 ${400 + s * 20},290 ${400 + s * 70},350 L${400 + s * 94},338 C${400 + s * 40},270 ${400 - s * 10},210 ${400 - s * 70},136 Z`,
        ),
        { edges: [[2.6, 2]], lift: 3, drape: 0.3 },
      );
}

function bikiniTop(bench: Bench): void {
  const { cut, stage, face } = bench;
  const colour = bench.main.colour;
  const isTriangle = cut.closure === 'tie' || cut.strap === 'thin' || cut.neckline === 'halter';
  if (face === 'back') {
    lay(bench, points('M250,520 C330,536 470,536 550,520 L552,556 C470,566 330,566 248,556 Z'), {
      edges: [
        [2.6, 2],
        [12, 2],
      ],
      lift: 4,
      drape: 0.6,
    });
    for (const s of [-1, 1])
      lay(
        bench,
        points(
          `M${400 + s * 120},524 C${400 + s * 110},420 ${400 + s * 96},320 ${400 + s * 80},260 L${400 + s * 92},256 C${400 + s * 112},320 ${400 + s * 128},420 ${400 + s * 138},522 Z`,
        ),
        { edges: [[2.4, 1.8]], lift: 3, drape: 0.2 },
      );
    stud(stage, [400, 543], 12, linear('#b79a68'), 6);
    return;
  }
  if (isTriangle) {
    // A halter's cords meet behind the neck; the others run up over the shoulders.
    if (cut.neckline === 'halter')
      for (const s of [-1, 1])
        cord(
          stage,
          `M${400 + s * 84},430 C${400 + s * 92},340 ${400 + s * 70},230 ${400 - s * 6},176 C${400 - s * 20},166 ${400 - s * 34},170 ${400 - s * 44},150`,
          3.4,
          colour,
          lycra,
        );
    else
      for (const s of [-1, 1])
        cord(
          stage,
          `M${400 + s * 84},430 C${400 + s * 70},360 ${400 + s * 40},310 ${400 + s * 46},240 C${400 + s * 48},214 ${400 + s * 58},190 ${400 + s * 50},168`,
          3.4,
          colour,
          lycra,
        );
    cord(stage, 'M196,592 C260,560 330,574 400,572 C470,574 540,560 606,600', 3.4, colour, lycra);
    for (const hand of hands) {
      lay(
        bench,
        on(
          hand,
          'M484,408 C500,440 540,500 556,570 C520,584 450,586 412,574 C430,510 460,450 484,408 Z',
        ),
        {
          edges: [
            [3, 2],
            [26, 9],
          ],
          lift: 4.5,
          drape: 0.6,
          grain: hand === 'right' ? 0.15 : -0.15,
          folds: [
            fold(on(hand, 'M440,572 C452,540 462,520 470,500'), [8, 14], 3, 'crease'),
            fold(on(hand, 'M520,572 C512,540 504,520 498,500'), [8, 14], 3),
          ],
        },
      );
      topstitch(bench, on(hand, 'M488,422 C504,452 536,504 549,562'), {
        strength: 0.4,
        length: 2.4,
      });
    }
    return;
  }
  const isBandeau = cut.strap === 'none';
  if (!isBandeau)
    for (const s of [-1, 1])
      lay(
        bench,
        points(
          `M${400 + s * 100},420 C${400 + s * 96},360 ${400 + s * 88},300 ${400 + s * 84},250 L${400 + s * 106},248 C${400 + s * 114},300 ${400 + s * 124},360 ${400 + s * 130},420 Z`,
        ),
        { edges: [[2.4, 1.8]], lift: 3, drape: 0.2 },
      );
  lay(
    bench,
    bothHalves(
      'M400,430 C440,428 460,420 500,400 L532,404 C548,440 566,470 580,496 L580,560 C520,580 460,582 400,580',
    ),
    { cloth: inside(bench), tone: 0.75, edges: [[3, 2]], lift: 0, drape: 0.3 },
  );
  lay(
    bench,
    bothHalves(
      `M400,${isBandeau ? 436 : 474} C440,${isBandeau ? 430 : 470} 466,440 ${isBandeau ? 486 : 500},${isBandeau ? 424 : 404} L532,${isBandeau ? 424 : 404} C548,440 566,470 580,496 L580,560 C520,580 460,582 400,580`,
    ),
    {
      edges: [
        [3, 2.2],
        [30, 8],
      ],
      lift: 4.5,
      drape: 0.7,
      folds: onBothSides(
        [
          fold('M412,520 C440,516 466,524 490,540', [14, 20], 4, 'crease'),
          fold('M576,520 C540,530 510,530 490,524', [12, 18], 3),
        ],
        stage.dice,
      ),
    },
  );
  topstitch(bench, sideToSide('M400,572 C460,574 520,571 580,552'), { strength: 0.4, length: 2.4 });
}

function bikiniBottom(bench: Bench): void {
  const { cut, face, stage } = bench;
  const high = cut.waist === 'high';
  const top = high ? 330 : 430;
  const isTie = cut.closure === 'tie';
  const half = isTie ? 132 : 172;
  const legY = high ? 500 : 508;
  const full = face === 'back' ? 40 : 0;
  lay(
    bench,
    bothHalves(
      `M400,${top - 8} L${400 + half - 4},${top} L${400 + half},${legY} C500,${legY + 60} 440,${legY + 130} 430,690 L400,690`,
    ),
    { cloth: inside(bench), tone: 0.8, edges: [[3, 1.6]], lift: 0, drape: 0.3 },
  );
  lay(
    bench,
    bothHalves(
      `M400,${top + (face === 'front' ? 16 : 2)} C450,${top + (face === 'front' ? 14 : 2)} ${400 + half - 40},${top + 6} ${400 + half},${top - 2} C${400 + half + 6},${(top + legY) / 2} ${400 + half + 8},${legY - 10} ${400 + half + 4},${legY} C${500 + full},${legY + 40 + full} ${450 + full * 0.8},${legY + 110 + full} 434,690 C424,694 412,695 400,695`,
    ),
    {
      edges: bodyEdges,
      lift: 4.5,
      drape: 0.8,
      folds: onBothSides(
        [
          fold(
            `M${400 + half},${legY - 20} C500,${legY + 4} 460,${legY - 4} 420,${legY - 20}`,
            [16, 24],
            3.4,
            'crease',
          ),
          fold(
            `M${400 + half - 10},${top + 40} C500,${top + 56} 450,${top + 60} 410,${top + 56}`,
            [14, 22],
            2.8,
          ),
          fold('M440,660 C450,620 466,590 490,560', [10, 16], 2.6),
        ],
        stage.dice,
      ),
    },
  );
  topstitch(
    bench,
    sideToSide(
      `M400,${top + (face === 'front' ? 25 : 11)} C450,${top + (face === 'front' ? 23 : 11)} ${400 + half - 40},${top + 15} ${400 + half - 2},${top + 7}`,
    ),
    { strength: 0.4, length: 2.4 },
  );
  for (const hand of hands)
    topstitch(
      bench,
      on(
        hand,
        `M${400 + half - 2},${legY - 6} C${494 + full},${legY + 36 + full} ${444 + full * 0.8},${legY + 106 + full} 427,688`,
      ),
      { strength: 0.4, length: 2.4 },
    );
  if (isTie)
    for (const s of [-1, 1]) {
      const x = 400 + s * (half + 4);
      cord(
        stage,
        `M${x},${top + 30} C${x + s * 26},${top + 60} ${x + s * 20},${top + 120} ${x + s * 30},${top + 176}`,
        3.2,
        bench.main.colour,
        lycra,
      );
      cord(
        stage,
        `M${x},${top + 30} C${x + s * 8},${top + 70} ${x - s * 4},${top + 110} ${x + s * 6},${top + 150}`,
        3.2,
        bench.main.colour,
        lycra,
      );
      cord(
        stage,
        `M${x},${top + 30} C${x + s * 30},${top} ${x + s * 52},${top + 20} ${x + s * 4},${top + 36}`,
        3,
        bench.main.colour,
        lycra,
      );
    }
}

export const drawSwimwear = {
  swimsuit,
  'bikini-top': bikiniTop,
  'bikini-bottom': bikiniBottom,
} as const;
