/** Jumpers, cardigans, vests and sweatshirts. */
import { box } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { type Bench, edgesOf, lay, topstitch } from './bench.ts';
import { bodyPlan } from './bodyPlan.ts';
import { drawUpper, lying, type NeckFinish } from './drawUpper.ts';
import { frontZip, placket, pouchPocket } from './frontDetails.ts';
import { bodyEase, sleeveFor, topHem } from './sleeveFor.ts';

/** Neck finish of a knit for its neckline. */
const knitNeck = (cut: Cut): NeckFinish =>
  cut.neckline === 'roll'
    ? 'roll'
    : cut.neckline === 'half-zip'
      ? 'half-zip'
      : cut.neckline === 'boat'
        ? 'binding'
        : 'rib';

function jumper(bench: Bench): void {
  const { cut } = bench;
  const k = bodyEase(cut);
  const thick = bench.spec.fabric === 'chunky-knit' || bench.spec.fabric === 'cable-knit';
  const hemY = topHem(cut, 752);
  const plan = bodyPlan({
    neckline: cut.neckline ?? 'crew',
    shoulder: (thick ? 178 : 170) + k * 0.5,
    chest: (thick ? 190 : 180) + k,
    waist: 182 + k * 1.5,
    hem: 180 + k,
    hemY,
    armDepth: thick ? 204 : 192,
    slope: thick ? 26 : 30,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', {
      cuff: 'rib',
      bicep: thick ? 70 : 60,
      cuffDepth: thick ? 64 : 54,
      wrist: thick ? 44 : 37,
    }),
    neck: knitNeck(cut),
    hemRib: thick ? 64 : 54,
    folds: lying(bench, plan, thick ? 0.8 : 0.95),
  });
}

function cardigan(bench: Bench): void {
  const { cut } = bench;
  const thick = bench.spec.fabric === 'chunky-knit' || bench.spec.fabric === 'cable-knit';
  const isV = cut.neckline !== 'crew';
  const hemY = topHem(cut, thick ? 760 : 720);
  const plan = bodyPlan({
    neckline: isV ? 'v' : 'crew',
    shoulder: thick ? 176 : 166,
    chest: thick ? 188 : 176,
    waist: 178,
    hem: 178,
    hemY,
    depth: isV ? 176 : 50,
    armDepth: thick ? 204 : 192,
  });
  const rib = thick ? 60 : 48;
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', {
      cuff: 'rib',
      bicep: thick ? 70 : 59,
      cuffDepth: rib,
      wrist: thick ? 44 : 36,
    }),
    neck: 'rib',
    hemRib: rib,
    folds: lying(bench, plan, 0.9),
    onFront: () => {
      placket(bench, {
        top: plan.frontDepth + 2,
        bottom: hemY + rib + 7,
        buttons: isV ? 5 : 7,
        half: 14,
        radius: thick ? 10 : 7.4,
        cloth: bench.rib,
        bottomButton: hemY + rib - 22,
      });
      if (cut.pockets === 'patch' || (thick && isV))
        for (const s of [-1, 1])
          lay(bench, box(400 + s * 96 - 46, hemY - 150, 400 + s * 96 + 46, hemY - 40), {
            edges: edgesOf.panel,
            lift: 3,
            drape: 0.4,
          });
    },
  });
}

function knitVest(bench: Bench): void {
  const { cut } = bench;
  const hemY = topHem(cut, 700);
  const plan = bodyPlan({
    neckline: cut.neckline ?? 'v',
    shoulder: 148,
    chest: 172,
    waist: 170,
    hem: 172,
    hemY,
    armDepth: 212,
    armCut: 22,
    depth: cut.neckline === 'v' || !cut.neckline ? 160 : undefined,
  });
  drawUpper(bench, {
    plan,
    sleeve: null,
    neck: knitNeck(cut) === 'binding' ? 'rib' : knitNeck(cut),
    hemRib: 56,
    folds: lying(bench, plan, 0.85),
  });
}

function sweatshirt(bench: Bench): void {
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 180,
    chest: 192,
    waist: 188,
    hem: 184,
    hemY: topHem(bench.cut, 750),
    armDepth: 206,
    slope: 28,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: 68, cuffDepth: 50, wrist: 42 }),
    neck: bench.cut.neckline === 'half-zip' ? 'half-zip' : 'rib',
    hemRib: 50,
    folds: lying(bench, plan, 1.05),
    onFront: () =>
      topstitch(
        bench,
        [
          [384, plan.frontDepth + 18],
          [400, plan.frontDepth + 46],
          [416, plan.frontDepth + 18],
        ],
        { strength: bench.cut.neckline === 'half-zip' ? 0 : 0.5 },
      ),
  });
}

function hoodie(bench: Bench): void {
  const hemY = topHem(bench.cut, 760);
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 182,
    chest: 194,
    waist: 192,
    hem: 188,
    hemY,
    armDepth: 206,
    slope: 28,
    depth: 46,
  });
  const isZip = bench.cut.closure === 'zip';
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: 70, cuffDepth: 52, wrist: 43 }),
    neck: 'hood',
    hemRib: 50,
    folds: lying(bench, plan, 1.05),
    onFront: () => {
      pouchPocket(bench, hemY - 168, 128, 158);
      if (isZip) frontZip(bench, plan.frontDepth + 10, hemY + 56);
    },
  });
}

export const drawKnitwear = {
  jumper,
  cardigan,
  'knit-vest': knitVest,
  sweatshirt,
  hoodie,
} as const;
