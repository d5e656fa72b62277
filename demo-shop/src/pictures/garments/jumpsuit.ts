/** The jumpsuit: a shirt's upper half and trousers' legs, joined at a belted waist. */
import { linear } from '../engine/colour.ts';
import { buckledBelt, sash } from './belts.ts';
import type { Bench } from './bench.ts';
import { bodyFolds, gathers } from './bodyFolds.ts';
import { bodyPlan } from './bodyPlan.ts';
import { drawUpper } from './drawUpper.ts';
import { chestPocket, frontZip, placket, weltPockets } from './frontDetails.ts';
import { drawLegs, legPlan } from './legs.ts';
import { sleeveFor } from './sleeveFor.ts';

export function drawJumpsuit(bench: Bench): void {
  const { cut, face } = bench;
  const waistY = 470;
  const plan = bodyPlan({
    neckline: cut.neckline ?? 'crew',
    shoulder: cut.sleeve === 'none' ? 136 : 154,
    chest: 162,
    waist: 130,
    waistY,
    hem: 132,
    hemY: waistY + 14,
    depth: cut.neckline ? undefined : 58,
    armCut: cut.sleeve === 'none' ? 20 : 10,
  });
  const legs = legPlan(cut.leg ?? 'wide', {
    top: waistY - 4,
    waist: 130,
    hip: 154,
    crotch: 700,
    length: 620,
  });
  drawLegs(
    bench,
    { ...legs, hem: { ...legs.hem, y: 1090 }, knee: { ...legs.knee, y: 870 } },
    { isDenim: false, isCrisp: false, spread: 0.014 + 0.02 * bench.whim, hemStitch: true },
  );
  weltPockets(
    bench,
    face === 'front'
      ? { from: [506, 520], to: [536, 606], depth: 9 }
      : { from: [440, 560], to: [508, 556], depth: 9 },
  );
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'short', { cuff: 'shirt', bicep: 56, cuffDepth: 50, wrist: 38 }),
    neck: cut.neckline ? 'binding' : cut.collar === 'camp' ? 'camp' : 'point',
    hemRib: 0,
    folds: [
      ...bodyFolds(plan, bench.stage.dice, 0.9),
      ...gathers({ y: waistY - 10, half: 116, length: -70, count: 12 }, bench.stage.dice),
    ],
    onFront: () => {
      if (cut.closure === 'zip') frontZip(bench, plan.frontDepth, 640);
      else if (!cut.neckline)
        placket(bench, {
          top: plan.frontDepth - 2,
          bottom: 640,
          buttons: 6,
          half: 13,
          bottomButton: 600,
        });
      if (cut.pockets === 'chest')
        for (const s of [-1, 1]) chestPocket(bench, 400 + s * 84 - 32, 320, 64, 74);
    },
  });
  if (cut.closure === 'buckle')
    buckledBelt(bench, { y: waistY, half: 133, width: 28 }, linear('#b79a68'));
  else sash(bench, { y: waistY, half: 133, width: 28 }, 0.1);
}
