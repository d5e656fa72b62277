/** Shirts, blouses and polos. */
import { fold } from '../engine/folds.ts';
import { type Bench, edgesOf, lay, topstitch, underLace } from './bench.ts';
import { gathers } from './bodyFolds.ts';
import { bodyPlan, type BodyPlan } from './bodyPlan.ts';
import { drawUpper, lying } from './drawUpper.ts';
import { chestPocket, frontZip, placket } from './frontDetails.ts';
import { bodyEase, sleeveFor, topHem } from './sleeveFor.ts';

function shirt(bench: Bench): void {
  const { cut } = bench;
  const k = bodyEase(cut);
  const collar = cut.collar === 'band' ? 'band' : cut.collar === 'camp' ? 'camp' : 'point';
  const short = cut.sleeve === 'short' || cut.sleeve === 'elbow';
  const hemY = topHem(cut, 830);
  const plan = bodyPlan({
    neckline: collar === 'camp' ? 'v' : 'crew',
    shoulder: 172 + k * 0.4,
    chest: 184 + k,
    waist: 178 + k * 1.6,
    hem: 188 + k,
    hemY,
    hemShape: short && collar === 'camp' ? 'straight' : 'tail',
    depth: collar === 'camp' ? 84 : 60,
    armDepth: 200,
    neckHalf: collar === 'camp' ? 74 : 78,
  });
  const bottom = hemY + (plan.hemShape === 'tail' ? 24 : 6);
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'shirt', bicep: 64, cuffDepth: 68, wrist: 42 }),
    neck: collar,
    hemRib: 0,
    hemStitch: true,
    folds: lying(bench, plan, 1.1),
    onFront: () => {
      placket(bench, {
        top: plan.frontDepth - 2,
        bottom,
        buttons: 6,
        hidden: cut.closure === 'hidden',
        bottomButton: hemY - 96,
      });
      if (cut.pockets === 'chest' || cut.pockets === 'flap') chestPocket(bench, 458, 372);
    },
    onBack: () => {
      for (const x of [392, 408])
        topstitch(
          bench,
          [
            [x, plan.shoulder[1] + 62],
            [x + (x - 400) * 0.4, hemY - 120],
          ],
          { strength: 0.25 },
        );
    },
  });
}

function blouse(bench: Bench): void {
  const { cut, stage } = bench;
  const hemY = topHem(cut, 760);
  const neckline = cut.neckline ?? 'v';
  const plan = bodyPlan({
    neckline,
    shoulder: 158,
    chest: 174,
    waist: 170,
    hem: 186,
    hemY,
    hemShape: 'curve',
    armDepth: 188,
    ...(cut.collar === 'band' ? { depth: 44, neckline: 'crew' as const } : {}),
  });
  const cuffed = sleeveFor(bench, 'bishop', { cuff: 'shirt', bicep: 64 });
  drawUpper(bench, {
    plan,
    sleeve: cuffed,
    neck: cut.collar === 'band' ? 'band' : cut.collar === 'point' ? 'point' : 'binding',
    hemRib: 0,
    folds: [
      ...lying(bench, plan, 1.05),
      ...gathers(
        { y: plan.shoulder[1] + 34, half: 120, length: 130, count: 13, height: 2.6 },
        stage.dice,
      ),
    ],
    hemStitch: true,
    ...(bench.spec.fabric === 'lace' ? { under: underLace(bench) } : {}),
    onFront: () => {
      topstitch(
        bench,
        `M${400 - 138},${plan.shoulder[1] + 32} C340,${plan.shoulder[1] + 42} 460,${plan.shoulder[1] + 42} ${400 + 138},${plan.shoulder[1] + 32}`,
        { strength: plan.frontDepth < plan.shoulder[1] + 30 ? 0.4 : 0 },
      );
      if (cut.closure === 'buttons' || cut.collar === 'band')
        placket(bench, {
          top: plan.frontDepth - 4,
          bottom: hemY + 8,
          buttons: 8,
          half: 12,
          radius: 4.6,
          bottomButton: hemY - 50,
        });
      if (cut.closure === 'tie') tieNeck(bench, plan);
    },
  });
}

/** Two soft ends tied at the throat. */
export function tieNeck(bench: Bench, plan: BodyPlan): void {
  const y = plan.frontDepth + 4;
  const cloth = bench.main;
  for (const [i, path] of [
    `M396,${y} C380,${y + 70} 366,${y + 150} 352,${y + 232} L384,${y + 240} C396,${y + 150} 402,${y + 70} 408,${y} Z`,
    `M398,${y} C408,${y + 60} 424,${y + 130} 436,${y + 196} L462,${y + 184} C446,${y + 110} 428,${y + 50} 412,${y - 2} Z`,
  ].entries())
    lay(bench, path, {
      cloth,
      edges: edgesOf.band,
      lift: 5,
      drape: 0.5,
      seed: 30 + i,
      folds: [
        fold(
          i
            ? `M404,${y + 6} C416,${y + 70} 432,${y + 130} 446,${y + 186}`
            : `M400,${y + 6} C392,${y + 90} 380,${y + 160} 368,${y + 230}`,
          [4, 8],
          2.6,
          'drop',
          { fadeOut: 0 },
        ),
      ],
    });
  for (const path of [
    `M404,${y - 6} C440,${y - 46} 492,${y - 44} 500,${y - 16} C500,${y + 14} 446,${y + 26} 406,${y + 8} Z`,
    `M402,${y - 6} C366,${y - 44} 316,${y - 36} 308,${y - 10} C312,${y + 20} 362,${y + 24} 400,${y + 8} Z`,
  ])
    lay(bench, path, {
      cloth,
      edges: [
        [3, 2],
        [11, 5],
      ],
      lift: 5,
      drape: 0.4,
      folds: [
        fold(
          path.includes('500')
            ? `M410,${y} C440,${y - 16} 470,${y - 18} 492,${y - 14}`
            : `M396,${y} C366,${y - 14} 340,${y - 12} 318,${y - 6}`,
          [6, 11],
          3,
        ),
      ],
    });
  lay(
    bench,
    `M391,${y - 10} C398,${y - 16} 410,${y - 15} 416,${y - 8} C419,${y + 2} 416,${y + 14} 408,${y + 17} C398,${y + 18} 390,${y + 10} 391,${y - 10} Z`,
    {
      cloth,
      edges: [
        [3, 2],
        [7, 4],
      ],
      lift: 4,
      drape: 0.2,
    },
  );
}

function polo(bench: Bench): void {
  const { cut } = bench;
  const isKnit =
    bench.spec.fabric === 'fine-knit' ||
    bench.spec.fabric === 'rib' ||
    bench.spec.fabric === 'chunky-knit';
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 166,
    chest: 178,
    waist: 172,
    hem: 176,
    hemY: topHem(cut, isKnit ? 740 : 785),
    depth: 52,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'short', { cuff: 'rib', bicep: 58, cuffDepth: 40, wrist: 36 }),
    neck: 'polo',
    hemRib: isKnit ? 46 : 0,
    hemStitch: !isKnit,
    folds: lying(bench, plan, 0.95),
    onFront: () => {
      if (cut.closure === 'zip') frontZip(bench, plan.frontDepth - 6, plan.frontDepth + 136, 3.4);
      else
        placket(bench, {
          top: plan.frontDepth - 6,
          bottom: plan.frontDepth + 124,
          buttons: 3,
          half: 14,
          radius: 5,
          bottomButton: plan.frontDepth + 104,
        });
    },
  });
}

export const drawShirt = { shirt, blouse, polo } as const;
