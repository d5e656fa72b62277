/** Tops: tees, shirts, blouses, polos and knitwear, each a recipe read from its cut. */
import { fold, onBothSides } from '../engine/folds.ts';
import { bothHalves, box, points } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { button } from '../trims/fastenings.ts';
import type { Bench } from './bench.ts';
import { edgesOf, lay, topstitch, underLace } from './bench.ts';
import { gathers } from './bodyFolds.ts';
import { bodyHalf, bodyPlan, neckCurve, sideAt } from './bodyPlan.ts';
import type { BodyPlan } from './bodyPlan.ts';
import { drawUpper, lying } from './drawUpper.ts';
import type { NeckFinish } from './drawUpper.ts';
import { chestPocket, placket, pouchPocket, frontZip } from './frontDetails.ts';
import { stances } from './sleeves.ts';
import type { Cuff, SleevePlan } from './sleeves.ts';

/** Hem height for a top: cropped, regular, long. */
export const topHem = (cut: Cut, regular: number): number => (cut.length === 'cropped' ? regular - 150 : cut.length === 'long' ? regular + 80 : regular);

const bodyEase = (cut: Cut): number => (cut.waist === 'fitted' ? -16 : cut.waist === 'straight' ? 6 : 0);

/** A sleeve of the cut's kind; `fallback` where the cut does not say. */
export function sleeveFor(bench: Bench, fallback: NonNullable<Cut['sleeve']>, options: { cuff: Cuff; bicep?: number; cuffDepth?: number; wrist?: number }): SleevePlan | null {
  const kind = bench.cut.sleeve ?? fallback;
  const stance = stances[Math.floor(bench.whim * stances.length)]!;
  const bicep = options.bicep ?? 60;
  const long = { length: 500 - (options.cuffDepth ?? 0), bicep, elbow: bicep * 0.82, wrist: options.wrist ?? bicep * 0.6, cuff: options.cuff, cuffDepth: options.cuffDepth ?? 0, gather: 0, angle: 0.27 + 0.06 * bench.whim, stance };
  switch (kind) {
    case 'none':
      return null;
    case 'cap':
      return { ...long, length: 84, bicep: 78, elbow: 74, wrist: 70, cuff: options.cuff === 'rib' ? 'none' : 'hem', cuffDepth: 0, angle: 0.95, stance: 'easy' };
    case 'short':
      return { ...long, length: 158, bicep: bicep + 8, elbow: bicep + 8, wrist: bicep + 9, cuff: options.cuff === 'rib' ? 'rib' : options.cuff === 'shirt' ? 'turned' : 'hem', cuffDepth: options.cuff === 'rib' ? 22 : 0, angle: 0.62 + 0.08 * bench.whim, stance: 'easy' };
    case 'elbow':
      return { ...long, length: 236, bicep: bicep + 4, elbow: bicep + 3, wrist: bicep + 2, cuff: options.cuff === 'rib' ? 'rib' : 'hem', cuffDepth: options.cuff === 'rib' ? 26 : 0, angle: 0.46, stance: 'easy' };
    case 'puff':
      return { ...long, length: 190, bicep: bicep + 8, elbow: bicep + 12, wrist: bicep - 4, cuff: 'shirt', cuffDepth: 20, gather: 1, angle: 0.55, stance: 'easy' };
    case 'bishop':
      return { ...long, length: 440, bicep, elbow: bicep + 6, wrist: bicep + 10, cuff: 'shirt', cuffDepth: 44, gather: 0.9 };
    case 'long':
      return long;
  }
}

function tee(bench: Bench, fallback: 'short' | 'long'): void {
  const { cut } = bench;
  const k = bodyEase(cut);
  const plan = bodyPlan({ neckline: cut.neckline ?? 'crew', shoulder: 168 + k * 0.5, chest: 178 + k, waist: 172 + k * 1.9, hem: 180 + k, hemY: topHem(cut, 790), depth: cut.neckline === 'crew' || !cut.neckline ? 46 : undefined });
  const fitted = bench.spec.fabric === 'rib';
  drawUpper(bench, { plan, sleeve: sleeveFor(bench, fallback, { cuff: 'hem', bicep: fitted ? 52 : 60, wrist: fitted ? 31 : 36 }), neck: cut.neckline === 'roll' ? 'roll' : cut.neckline === 'boat' || cut.neckline === 'square' ? 'binding' : 'fine-rib', hemRib: 0, hemStitch: true, folds: lying(bench, plan) });
}

function camisole(bench: Bench): void {
  const { stage, face } = bench;
  const strap = bench.cut.strap === 'wide' ? 9 : 3.4;
  const hemY = topHem(bench.cut, 690);
  const top = 300;
  const isV = bench.cut.neckline === 'v' || !bench.cut.neckline;
  for (const s of [-1, 1])
    lay(bench, points(`M${400 + s * (92 - strap)},${top + 8} C${400 + s * (84 - strap)},250 ${400 + s * (78 - strap)},200 ${400 + s * 62},176 L${400 + s * (62 + strap * 1.6)},174 C${400 + s * (86 + strap)},200 ${400 + s * (94 + strap)},250 ${400 + s * (94 + strap)},${top + 8} Z`), { edges: [[2, 1.6]], lift: 2.2, drape: 0.2, cloth: bench.plain, tone: 0.95 });
  if (face === 'front') lay(bench, bothHalves(`M400,${top + 26} C440,${top + 26} 480,${top + 12} 500,${top - 2} L520,${top + 80} L400,${top + 100}`), { tone: 0.6, edges: [[4, 1]], lift: 0, drape: 0.4 });
  const dip = face === 'back' ? top + 34 : isV ? top + 62 : top + 18;
  const outline = bothHalves(`M400,${dip} C420,${dip - (isV ? 18 : 2)} 460,${top + 12} 494,${top - 8} C506,${top + 20} 528,${top + 64} 548,${top + 84} C${552},${top + 160} ${548},${top + 220} 554,${top + 280} L${570},${hemY - 10} C520,${hemY + 12} 470,${hemY + 10} 400,${hemY + 14}`);
  const plan = bodyPlan({ neckline: 'scoop', shoulder: 120, chest: 150, waist: 150, hem: 168, hemY, armDepth: 200 });
  if (bench.spec.fabric === 'lace') lay(bench, outline, { cloth: underLace(bench), drape: 0.5, lift: 3 });
  lay(bench, outline, { folds: [...lying(bench, plan, 0.9), ...onBothSides([fold('M494,306 C500,360 498,410 470,470', [12, 22], 4.4, 'crease'), fold('M470,420 C476,520 490,600 500,700', [14, 26], 5, 'ridge', { fadeOut: 0, fadeIn: 0.5 })], stage.dice)] });
  topstitch(bench, bothHalves(`M400,${dip + 6} C420,${dip - (isV ? 12 : -4)} 460,${top + 18} 494,${top - 1}`).filter(([, y]) => y < dip + 8), { strength: 0.5 });
  if (face === 'front' && bench.spec.fabric !== 'lace') lay(bench, bothHalves(`M400,${dip - 2} C420,${dip - (isV ? 20 : 4)} 460,${top + 10} 494,${top - 10} L497,${top} C464,${top + 22} 424,${dip - (isV ? 8 : -6)} 400,${dip + 10}`), { edges: [[2, 1.4]], lift: 1.4, drape: 0.1, cloth: bench.plain });
}

function shirt(bench: Bench): void {
  const { cut } = bench;
  const k = bodyEase(cut);
  const collar = cut.collar === 'band' ? 'band' : cut.collar === 'camp' ? 'camp' : 'point';
  const short = cut.sleeve === 'short' || cut.sleeve === 'elbow';
  const hemY = topHem(cut, 830);
  const plan = bodyPlan({ neckline: collar === 'camp' ? 'v' : 'crew', shoulder: 172 + k * 0.4, chest: 184 + k, waist: 178 + k * 1.6, hem: 188 + k, hemY, hemShape: short && collar === 'camp' ? 'straight' : 'tail', depth: collar === 'camp' ? 84 : 60, armDepth: 200, neckHalf: collar === 'camp' ? 74 : 78 });
  const bottom = hemY + (plan.hemShape === 'tail' ? 24 : 6);
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'shirt', bicep: 64, cuffDepth: 68, wrist: 42 }),
    neck: collar,
    hemRib: 0,
    hemStitch: true,
    folds: lying(bench, plan, 1.1),
    onFront: () => {
      placket(bench, { top: plan.frontDepth - 2, bottom, buttons: 6, hidden: cut.closure === 'hidden', bottomButton: hemY - 96 });
      if (cut.pockets !== 'none') chestPocket(bench, 458, 372);
    },
    onBack: () => {
      for (const x of [392, 408]) topstitch(bench, [[x, plan.shoulder[1] + 62], [x + (x - 400) * 0.4, hemY - 120]], { strength: 0.25 });
    },
  });
}

function blouse(bench: Bench): void {
  const { cut, stage } = bench;
  const hemY = topHem(cut, 760);
  const neckline = cut.neckline ?? 'v';
  const plan = bodyPlan({ neckline, shoulder: 158, chest: 174, waist: 170, hem: 186, hemY, hemShape: 'curve', armDepth: 188, ...(cut.collar === 'band' ? { depth: 44, neckline: 'crew' as const } : {}) });
  const cuffed = sleeveFor(bench, 'bishop', { cuff: 'shirt', bicep: 64 });
  drawUpper(bench, {
    plan,
    sleeve: cuffed,
    neck: cut.collar === 'band' ? 'band' : cut.collar === 'point' ? 'point' : 'binding',
    hemRib: 0,
    folds: [...lying(bench, plan, 1.05), ...gathers({ y: plan.shoulder[1] + 34, half: 120, length: 130, count: 13, height: 2.6 }, stage.dice)],
    hemStitch: true,
    ...(bench.spec.fabric === 'lace' ? { under: underLace(bench) } : {}),
    onFront: () => {
      topstitch(bench, `M${400 - 138},${plan.shoulder[1] + 32} C340,${plan.shoulder[1] + 42} 460,${plan.shoulder[1] + 42} ${400 + 138},${plan.shoulder[1] + 32}`, { strength: plan.frontDepth < plan.shoulder[1] + 30 ? 0.4 : 0 });
      if (cut.closure === 'buttons' || cut.collar === 'band') placket(bench, { top: plan.frontDepth - 4, bottom: hemY + 8, buttons: 8, half: 12, radius: 4.6, bottomButton: hemY - 50 });
      if (cut.closure === 'tie') tieNeck(bench, plan);
    },
  });
}

/** Two soft ends tied at the throat. */
export function tieNeck(bench: Bench, plan: BodyPlan): void {
  const y = plan.frontDepth + 4;
  const cloth = bench.main;
  for (const [i, path] of [`M396,${y} C380,${y + 70} 366,${y + 150} 352,${y + 232} L384,${y + 240} C396,${y + 150} 402,${y + 70} 408,${y} Z`, `M398,${y} C408,${y + 60} 424,${y + 130} 436,${y + 196} L462,${y + 184} C446,${y + 110} 428,${y + 50} 412,${y - 2} Z`].entries())
    lay(bench, path, { cloth, edges: edgesOf.band, lift: 5, drape: 0.5, seed: 30 + i, folds: [fold(i ? `M404,${y + 6} C416,${y + 70} 432,${y + 130} 446,${y + 186}` : `M400,${y + 6} C392,${y + 90} 380,${y + 160} 368,${y + 230}`, [4, 8], 2.6, 'drop', { fadeOut: 0 })] });
  for (const path of [`M404,${y - 6} C440,${y - 46} 492,${y - 44} 500,${y - 16} C500,${y + 14} 446,${y + 26} 406,${y + 8} Z`, `M402,${y - 6} C366,${y - 44} 316,${y - 36} 308,${y - 10} C312,${y + 20} 362,${y + 24} 400,${y + 8} Z`])
    lay(bench, path, { cloth, edges: [[3, 2], [11, 5]], lift: 5, drape: 0.4, folds: [fold(path.includes('500') ? `M410,${y} C440,${y - 16} 470,${y - 18} 492,${y - 14}` : `M396,${y} C366,${y - 14} 340,${y - 12} 318,${y - 6}`, [6, 11], 3)] });
  lay(bench, `M391,${y - 10} C398,${y - 16} 410,${y - 15} 416,${y - 8} C419,${y + 2} 416,${y + 14} 408,${y + 17} C398,${y + 18} 390,${y + 10} 391,${y - 10} Z`, { cloth, edges: [[3, 2], [7, 4]], lift: 4, drape: 0.2 });
}

function polo(bench: Bench): void {
  const { cut } = bench;
  const isKnit = bench.spec.fabric === 'fine-knit' || bench.spec.fabric === 'rib' || bench.spec.fabric === 'chunky-knit';
  const plan = bodyPlan({ neckline: 'crew', shoulder: 166, chest: 178, waist: 172, hem: 176, hemY: topHem(cut, isKnit ? 740 : 785), depth: 52 });
  drawUpper(bench, {
    plan, sleeve: sleeveFor(bench, 'short', { cuff: 'rib', bicep: 58, cuffDepth: 40, wrist: 36 }), neck: 'polo', hemRib: isKnit ? 46 : 0, hemStitch: !isKnit, folds: lying(bench, plan, 0.95),
    onFront: () => placket(bench, { top: plan.frontDepth - 6, bottom: plan.frontDepth + 124, buttons: 3, half: 14, radius: 5, bottomButton: plan.frontDepth + 104 }),
  });
}

/** Neck finish of a knit for its neckline. */
const knitNeck = (cut: Cut): NeckFinish => (cut.neckline === 'roll' ? 'roll' : cut.neckline === 'half-zip' ? 'half-zip' : cut.neckline === 'boat' ? 'binding' : 'rib');

function jumper(bench: Bench): void {
  const { cut } = bench;
  const k = bodyEase(cut);
  const thick = bench.spec.fabric === 'chunky-knit' || bench.spec.fabric === 'cable-knit';
  const hemY = topHem(cut, 752);
  const plan = bodyPlan({ neckline: cut.neckline ?? 'crew', shoulder: (thick ? 178 : 170) + k * 0.5, chest: (thick ? 190 : 180) + k, waist: 182 + k * 1.5, hem: 180 + k, hemY, armDepth: thick ? 204 : 192, slope: thick ? 26 : 30 });
  drawUpper(bench, { plan, sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: thick ? 70 : 60, cuffDepth: thick ? 64 : 54, wrist: thick ? 44 : 37 }), neck: knitNeck(cut), hemRib: thick ? 64 : 54, folds: lying(bench, plan, thick ? 0.8 : 0.95) });
}

function cardigan(bench: Bench): void {
  const { cut } = bench;
  const thick = bench.spec.fabric === 'chunky-knit' || bench.spec.fabric === 'cable-knit';
  const isV = cut.neckline !== 'crew';
  const hemY = topHem(cut, thick ? 760 : 720);
  const plan = bodyPlan({ neckline: isV ? 'v' : 'crew', shoulder: thick ? 176 : 166, chest: thick ? 188 : 176, waist: 178, hem: 178, hemY, depth: isV ? 176 : 50, armDepth: thick ? 204 : 192 });
  const rib = thick ? 60 : 48;
  drawUpper(bench, {
    plan, sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: thick ? 70 : 59, cuffDepth: rib, wrist: thick ? 44 : 36 }), neck: 'rib', hemRib: rib, folds: lying(bench, plan, 0.9),
    onFront: () => {
      placket(bench, { top: plan.frontDepth + 2, bottom: hemY + rib + 7, buttons: isV ? 5 : 7, half: 14, radius: thick ? 10 : 7.4, cloth: bench.rib, bottomButton: hemY + rib - 22 });
      if (cut.pockets === 'patch' || (thick && isV)) for (const s of [-1, 1]) lay(bench, box(400 + s * 96 - 46, hemY - 150, 400 + s * 96 + 46, hemY - 40), { edges: edgesOf.panel, lift: 3, drape: 0.4 });
    },
  });
}

function knitVest(bench: Bench): void {
  const { cut } = bench;
  const hemY = topHem(cut, 700);
  const plan = bodyPlan({ neckline: cut.neckline ?? 'v', shoulder: 148, chest: 172, waist: 170, hem: 172, hemY, armDepth: 212, armCut: 22, depth: cut.neckline === 'v' || !cut.neckline ? 160 : undefined });
  drawUpper(bench, { plan, sleeve: null, neck: knitNeck(cut) === 'binding' ? 'rib' : knitNeck(cut), hemRib: 56, folds: lying(bench, plan, 0.85) });
}

function sweatshirt(bench: Bench): void {
  const plan = bodyPlan({ neckline: 'crew', shoulder: 180, chest: 192, waist: 188, hem: 184, hemY: topHem(bench.cut, 750), armDepth: 206, slope: 28 });
  drawUpper(bench, {
    plan, sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: 68, cuffDepth: 50, wrist: 42 }), neck: bench.cut.neckline === 'half-zip' ? 'half-zip' : 'rib', hemRib: 50, folds: lying(bench, plan, 1.05),
    onFront: () => topstitch(bench, [[384, plan.frontDepth + 18], [400, plan.frontDepth + 46], [416, plan.frontDepth + 18]], { strength: bench.cut.neckline === 'half-zip' ? 0 : 0.5 }),
  });
}

function hoodie(bench: Bench): void {
  const hemY = topHem(bench.cut, 760);
  const plan = bodyPlan({ neckline: 'crew', shoulder: 182, chest: 194, waist: 192, hem: 188, hemY, armDepth: 206, slope: 28, depth: 46 });
  const isZip = bench.cut.closure === 'zip';
  drawUpper(bench, {
    plan, sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: 70, cuffDepth: 52, wrist: 43 }), neck: 'hood', hemRib: 50, folds: lying(bench, plan, 1.05),
    onFront: () => {
      pouchPocket(bench, hemY - 168, 128, 158);
      if (isZip) frontZip(bench, plan.frontDepth + 10, hemY + 56);
    },
  });
}

/** Buttons on a shoulder, a sailor's habit some jumpers keep. */
export function shoulderButtons(bench: Bench, plan: BodyPlan): void {
  const neck = neckCurve(plan, 'front').at(-1)!;
  for (let i = 0; i < 3; i++) button(bench.stage, [neck[0] + 20 + i * 24, neck[1] + 12 + i * 8], 5, bench.button);
}

/** The rounded half of a plain body: used where a garment needs its outline again. */
export const wholeBody = (plan: BodyPlan, bench: Bench): ReturnType<typeof bothHalves> => bothHalves(bodyHalf(plan, bench.face));
export const hemHalf = (plan: BodyPlan): number => sideAt(plan, plan.hem[1]);

export const drawTop = { tee: (b: Bench) => tee(b, 'short'), 'long-sleeve': (b: Bench) => tee(b, 'long'), camisole, shirt, blouse, polo, jumper, cardigan, 'knit-vest': knitVest, sweatshirt, hoodie } as const;
