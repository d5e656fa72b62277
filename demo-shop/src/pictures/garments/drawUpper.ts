/** Puts an upper garment together: inside, sleeves, hem, body, front, neck, and arms that lie across it. */
import type { Fold } from '../engine/folds.ts';
import { bothHalves } from '../engine/paths.ts';
import type { Cloth } from '../engine/piece.ts';
import { type Bench, edgesOf, hands, lay, topstitch } from './bench.ts';
import { bodyFolds } from './bodyFolds.ts';
import { armhole, bodyHalf, type BodyPlan, sideAt } from './bodyPlan.ts';
import { type Collar, drawCollar, yokeSeam } from './collars.ts';
import { hoodBack, hoodBehind, hoodFront } from './hood.ts';
import {
  armholeBand,
  backNeck,
  bindingNeck,
  halfZipNeck,
  ribNeck,
  rollNeck,
  standBehind,
} from './neckFinishes.ts';
import { drawSleeve } from './drawSleeve.ts';
import { posed, type SleevePlan } from './sleevePlan.ts';

export type NeckFinish =
  | 'rib'
  | 'fine-rib'
  | 'binding'
  | 'roll'
  | 'half-zip'
  | 'hood'
  | 'none'
  | Collar;

export interface UpperRecipe {
  readonly plan: BodyPlan;
  readonly sleeve: SleevePlan | null;
  readonly neck: NeckFinish;
  /** Height of a ribbed hem; 0 for none. */
  readonly hemRib: number;
  readonly folds: readonly Fold[];
  /** Extra height on the body. */
  readonly relief?: (x: number, y: number) => number;
  readonly bodyCloth?: Cloth;
  readonly hemStitch?: boolean;
  /** Plackets, pockets and belts, laid after the body and before the collar. */
  readonly onFront?: () => void;
  readonly onBack?: () => void;
  /** Replaces the body when the front is open. */
  readonly drawBody?: () => void;
  readonly label?: boolean;
  /** A collar is laid on afterwards, so its stand shows behind the neck. */
  readonly hasCollar?: boolean;
  /** A slip beneath a sheer fabric. */
  readonly under?: Cloth;
}

/** Common folds of a body, seeded by the product. */
export const lying = (bench: Bench, plan: BodyPlan, strength = 1): Fold[] =>
  bodyFolds(plan, bench.stage.dice, strength);

function drawNeck(bench: Bench, recipe: UpperRecipe): void {
  const { plan, neck } = recipe;
  switch (neck) {
    case 'none':
      return;
    case 'rib':
      return ribNeck(bench, plan, 17);
    case 'fine-rib':
      return ribNeck(bench, plan, 12);
    case 'binding':
      return bindingNeck(bench, plan);
    case 'roll':
      return rollNeck(bench, plan, 82);
    case 'half-zip':
      return halfZipNeck(bench, plan);
    case 'hood':
      return bench.face === 'front' ? hoodFront(bench, plan, true) : hoodBack(bench, plan);
    case 'point':
    case 'band':
    case 'camp':
    case 'polo':
      yokeSeam(bench, plan);
      drawCollar(bench, plan, neck);
  }
}

function drawHemRib(bench: Bench, plan: BodyPlan, height: number): void {
  const half = sideAt(plan, plan.hem[1]);
  const y = plan.hem[1];
  lay(
    bench,
    bothHalves(
      `M400,${y - 8} L${400 + half - 2},${y - 8} C${400 + half - 2},${y + height * 0.3} ${400 + half - 9},${y + height * 0.6} ${400 + half - 14},${y + height} C${400 + half * 0.5},${y + height + 7} ${400 + half * 0.2},${y + height + 8} 400,${y + height + 8}`,
    ),
    { cloth: bench.rib, edges: edgesOf.rib, drape: 0.25, lift: 3 },
  );
}

export function drawUpper(bench: Bench, recipe: UpperRecipe): void {
  const { plan, sleeve } = recipe;
  const cloth = recipe.bodyCloth ?? bench.main;
  if (recipe.neck === 'hood' && bench.face === 'front') hoodBehind(bench, plan);
  else if (recipe.neck !== 'roll' && recipe.neck !== 'half-zip' && !recipe.drawBody)
    backNeck(bench, plan, { label: recipe.label !== false });
  if (recipe.neck === 'rib' || recipe.neck === 'fine-rib') standBehind(bench, plan, 'rib');
  if (
    recipe.neck === 'point' ||
    recipe.neck === 'camp' ||
    recipe.neck === 'polo' ||
    recipe.hasCollar
  )
    standBehind(bench, plan, 'collar');
  const poses = sleeve ? posed(sleeve, bench, plan.hem[1] + recipe.hemRib) : null;
  if (sleeve && poses)
    for (const hand of hands)
      if (poses[hand].bend <= 0.5) drawSleeve(bench, plan, sleeve, hand, poses[hand]);
  if (recipe.hemRib > 0) drawHemRib(bench, plan, recipe.hemRib);
  if (recipe.drawBody && bench.face === 'front') recipe.drawBody();
  else {
    const outline = bothHalves(bodyHalf(plan, bench.face));
    if (recipe.under)
      lay(bench, outline, { cloth: recipe.under, drape: 0.6, lift: 3, edges: [[3, 1]] });
    lay(bench, outline, {
      cloth,
      folds: recipe.folds,
      lift: 4.5,
      ...(recipe.relief ? { relief: recipe.relief } : {}),
    });
  }
  if (!sleeve)
    armholeBand(
      bench,
      armhole(plan),
      recipe.neck === 'rib' || recipe.neck === 'fine-rib' ? 13 : 5,
      recipe.neck === 'rib' || recipe.neck === 'fine-rib',
    );
  if (recipe.hemStitch) hemStitches(bench, plan);
  if (bench.face === 'front') recipe.onFront?.();
  else recipe.onBack?.();
  drawNeck(bench, recipe);
  if (sleeve && poses)
    for (const hand of hands)
      if (poses[hand].bend > 0.5) drawSleeve(bench, plan, sleeve, hand, poses[hand]);
}

function hemStitches(bench: Bench, plan: BodyPlan): void {
  const half = bodyHalf(plan, bench.face);
  const [, hy] = plan.hem;
  const hem = half.filter(([x, y]) => y > hy - 66 && x < 400 + sideAt(plan, y) - 1);
  for (const d of plan.hemShape === 'tail' ? [8] : [9, 12.5]) {
    const line = hem.map(([x, y]) => [x - (plan.hemShape === 'tail' ? 3 : 0), y - d] as const);
    topstitch(bench, line, { strength: 0.5 });
    topstitch(
      bench,
      line.map(([x, y]) => [800 - x, y] as const),
      { strength: 0.5 },
    );
  }
}
