/** Dresses that follow the cut of a top and run on into a skirt: shirt, A-line and knitted ones, and the slip. */
import { times } from '../engine/colour.ts';
import { fold, onBothSides } from '../engine/folds.ts';
import { bothHalves, points, sideToSide } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { horn } from '../fabrics/trimMaterials.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { buckledBelt, sash } from './belts.ts';
import { type Bench, lay, topstitch, underLace } from './bench.ts';
import { bodyFolds, gathers, skirtFolds } from './bodyFolds.ts';
import { bodyPlan, type BodyPlan, sideAt } from './bodyPlan.ts';
import { drawUpper } from './drawUpper.ts';
import { chestPocket, placket, seam } from './frontDetails.ts';
import { tieNeck } from './shirts.ts';
import { sleeveFor } from './sleeveFor.ts';
import { drawWrapDress } from './wrapDress.ts';

/** Hem height of a dress whose shoulders lie near 200. */
export const dressHem = (cut: Cut): number =>
  ({ cropped: 760, mini: 800, knee: 920, regular: 920, midi: 1050, long: 1120, maxi: 1180 })[
    cut.length ?? 'knee'
  ];

/** Upper folds to the waist and falls below it. */
function dressFolds(bench: Bench, plan: BodyPlan, fullness: number): ReturnType<typeof bodyFolds> {
  const { dice } = bench.stage;
  const upper = bodyFolds(
    {
      ...plan,
      hip: [plan.waist[0], plan.waist[1] + 20],
      hem: [plan.waist[0] + 4, plan.waist[1] + 60],
    },
    dice,
    0.9,
  );
  return [
    ...upper,
    ...skirtFolds(
      {
        top: plan.waist[1] + 14,
        topHalf: plan.waist[0],
        hem: plan.hem[1],
        hemHalf: plan.hem[0],
        fullness,
      },
      dice,
    ),
  ];
}

function waistOf(bench: Bench, plan: BodyPlan): void {
  const half = sideAt(plan, plan.waist[1]);
  const { cut } = bench;
  if (cut.closure === 'tie' || cut.waist === 'belted')
    sash(bench, { y: plan.waist[1], half: half + 1, width: 32 }, 0.3);
  else if (cut.closure === 'buckle')
    buckledBelt(
      bench,
      { y: plan.waist[1], half: half + 1, width: 30 },
      times(bench.main.colour, 0.4),
    );
}

function shirtDress(bench: Bench): void {
  const { cut } = bench;
  const hemY = dressHem(cut);
  const isBelted = cut.waist !== 'straight';
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 166,
    chest: 176,
    waist: isBelted ? 146 : 178,
    waistY: 486,
    hem: isBelted ? 226 : 204,
    hemY,
    hemShape: isBelted ? 'wave' : 'tail',
    depth: 58,
    armDepth: 194,
    neckHalf: 76,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'shirt', bicep: 60, cuffDepth: 62, wrist: 40 }),
    neck: cut.collar === 'band' ? 'band' : cut.collar === 'camp' ? 'camp' : 'point',
    hemRib: 0,
    hemStitch: !isBelted,
    folds: dressFolds(bench, plan, isBelted ? 0.72 : 0.4),
    onFront: () => {
      placket(bench, {
        top: plan.frontDepth - 2,
        bottom: hemY + (isBelted ? 8 : 22),
        buttons: Math.round((hemY - 250) / 84),
        bottomButton: hemY - 90,
      });
      if (cut.pockets !== 'none')
        for (const s of [-1, 1]) chestPocket(bench, 400 + s * 94 - 36, 330, 72, 80);
      if (isBelted)
        waistOf(
          { ...bench, cut: { ...cut, closure: cut.closure === 'buckle' ? 'buckle' : 'tie' } },
          plan,
        );
    },
    onBack: () => {
      if (isBelted) waistOf({ ...bench, cut: { ...cut, closure: 'tie' } }, plan);
    },
  });
}

function aLineDress(bench: Bench): void {
  const { cut } = bench;
  const hemY = dressHem(cut);
  const isLow = cut.waist === 'straight';
  const plan = bodyPlan({
    neckline: cut.neckline ?? 'crew',
    shoulder: cut.sleeve === 'none' ? 138 : 154,
    chest: 164,
    waist: isLow ? 176 : 138,
    waistY: 440,
    hem: isLow ? 224 : 252,
    hemY,
    hemShape: 'wave',
    armDepth: 186,
    armCut: cut.sleeve === 'none' ? 20 : 10,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'short', { cuff: 'hem', bicep: 56 }),
    neck: cut.collar === 'point' ? 'point' : cut.neckline === 'roll' ? 'roll' : 'binding',
    hemRib: 0,
    folds: [
      ...dressFolds(bench, plan, isLow ? 0.45 : 0.85),
      ...(isLow
        ? []
        : [
            seam(
              `M${400 - sideAt(plan, 440) - 4},440 C340,450 460,450 ${400 + sideAt(plan, 440) + 4},440`,
              2,
            ),
            ...gathers({ y: 446, half: 130, length: 110, count: 16 }, bench.stage.dice),
          ]),
    ],
    ...(bench.spec.fabric === 'lace' ? { under: underLace(bench) } : {}),
    onFront: () => {
      waistOf(bench, plan);
      if (cut.closure === 'buttons')
        placket(bench, {
          top: plan.frontDepth,
          bottom: hemY + 8,
          buttons: 10,
          half: 11,
          radius: 5,
          bottomButton: hemY - 60,
        });
      if (cut.closure === 'tie' && cut.collar === 'band') tieNeck(bench, plan);
    },
    onBack: () =>
      topstitch(
        bench,
        [
          [400, plan.backDepth + 10],
          [401, 440],
        ],
        { strength: 0.5 },
      ),
  });
}

function knitDress(bench: Bench): void {
  const { cut } = bench;
  const hemY = dressHem(cut) - 50;
  const fitted = cut.waist !== 'straight';
  const plan = bodyPlan({
    neckline: cut.neckline ?? 'crew',
    shoulder: 156,
    chest: 164,
    waist: fitted ? 146 : 168,
    waistY: 440,
    hip: fitted ? 174 : 176,
    hipY: 570,
    hem: fitted ? 162 : 182,
    hemY,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: 55, cuffDepth: 54, wrist: 34 }),
    neck:
      cut.neckline === 'roll'
        ? 'roll'
        : cut.neckline === 'half-zip'
          ? 'half-zip'
          : cut.neckline === 'boat' || cut.neckline === 'square'
            ? 'binding'
            : 'rib',
    hemRib: 46,
    folds: [
      ...bodyFolds(plan, bench.stage.dice, 0.9),
      ...onBothSides(
        [
          fold(`M${400 + 140},452 C500,470 460,476 430,470`, [16, 26], 4, 'crease'),
          fold(`M${400 + 60},560 C470,680 472,${hemY - 100} 474,${hemY}`, [18, 26], 3.6, 'ridge', {
            fadeOut: 0,
          }),
        ],
        bench.stage.dice,
      ),
    ],
    onFront: () => waistOf(bench, plan),
  });
}

function slipDress(bench: Bench): void {
  const { stage, face, cut } = bench;
  const hemY = dressHem({ ...cut, length: cut.length ?? 'midi' }) - 40;
  const hem = cut.length === 'mini' ? 176 : 204;
  for (const s of [-1, 1])
    lay(
      bench,
      points(
        `M${400 + s * 52},246 C${400 + s * 62},200 ${400 + s * 72},150 ${400 + s * 56},108 L${400 + s * 61},107 C${400 + s * 80},150 ${400 + s * 72},204 ${400 + s * 60},248 Z`,
      ),
      { edges: [[2, 1.6]], lift: 2.2, drape: 0.1, cloth: bench.plain, tone: 0.95 },
    );
  if (face === 'front') {
    lay(bench, 'M336,276 C370,290 430,290 464,276 L500,340 L300,340 Z', {
      tone: 0.55,
      edges: [[4, 1]],
      lift: 0,
      drape: 0.5,
      cloth: bench.plain,
    });
    wovenLabel(stage, { x: 400, y: 297, height: 13, word: bench.spec.brand });
  }
  const dip =
    face === 'back' ? 372 : cut.neckline === 'square' || cut.neckline === 'scoop' ? 290 : 322;
  const isV = face === 'front' && dip === 322;
  const outline = bothHalves(
    `M400,${dip} C420,${dip - (isV ? 20 : 0)} 436,${isV ? 264 : 268} 456,242 C476,262 500,292 524,322 C522,370 516,420 512,462 C526,560 552,${hemY - 190} ${400 + hem * 0.88},${hemY - 30} C${400 + hem * 0.86},${hemY + 4} ${400 + hem * 0.78},${hemY - 10} ${400 + hem * 0.66},${hemY + 4} C${400 + hem * 0.5},${hemY + 18} ${400 + hem * 0.34},${hemY - 4} ${400 + hem * 0.2},${hemY + 10} L400,${hemY + 8}`,
  );
  if (bench.spec.fabric === 'lace')
    lay(bench, outline, { cloth: underLace(bench), drape: 0.5, lift: 3 });
  lay(bench, outline, {
    edges: [
      [3, 2],
      [28, 7],
    ],
    lift: 5,
    folds: [
      ...skirtFolds(
        { top: 480, topHalf: 112, hem: hemY, hemHalf: hem * 0.88, fullness: 0.45, start: 0.1 },
        stage.dice,
      ),
      ...onBothSides(
        [
          fold('M520,330 C490,360 460,380 420,392', [14, 22], 4.6, 'crease'),
          fold('M512,462 C480,450 450,430 424,420', [10, 20], 3.6, 'crease'),
          fold('M456,252 C462,300 466,340 464,390', [14, 20], 4.4),
        ],
        stage.dice,
      ),
      fold('M300,476 C360,500 440,496 486,478', [16, 24], 2.8, 'crease'),
    ],
  });
  topstitch(
    bench,
    sideToSide(`M400,${dip + 7} C422,${dip - 14} 438,272 456,250 C476,270 498,298 520,328`),
    { strength: 0.4 },
  );
  if (cut.strap === 'cross-back' && face === 'back')
    for (const s of [-1, 1])
      lay(
        bench,
        points(
          `M${400 - s * 52},246 C${400 - s * 20},280 ${400 + s * 40},310 ${400 + s * 84},336 L${400 + s * 88},331 C${400 + s * 46},304 ${400 - s * 14},274 ${400 - s * 46},240 Z`,
        ),
        {
          edges: [[2, 1.6]],
          lift: 2,
          drape: 0.1,
          cloth: { weave: horn, colour: bench.main.colour },
        },
      );
}

export const drawDress = {
  'shirt-dress': shirtDress,
  'a-line-dress': aLineDress,
  'knit-dress': knitDress,
  'slip-dress': slipDress,
  'wrap-dress': drawWrapDress,
} as const;
