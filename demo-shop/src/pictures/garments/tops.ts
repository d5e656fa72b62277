/** Tees and camisoles. */
import { fold, onBothSides } from '../engine/folds.ts';
import { bothHalves, points, sideToSide } from '../engine/paths.ts';
import { type Bench, lay, topstitch, underLace } from './bench.ts';
import { bodyPlan } from './bodyPlan.ts';
import { drawUpper, lying } from './drawUpper.ts';
import { chestPocket } from './frontDetails.ts';
import { bodyEase, sleeveFor, topHem } from './sleeveFor.ts';

function tee(bench: Bench, fallback: 'short' | 'long'): void {
  const { cut } = bench;
  const k = bodyEase(cut);
  const plan = bodyPlan({
    neckline: cut.neckline ?? 'crew',
    shoulder: 168 + k * 0.5,
    chest: 178 + k,
    waist: 172 + k * 1.9,
    hem: 180 + k,
    hemY: topHem(cut, 790),
    depth: cut.neckline === 'crew' || !cut.neckline ? 46 : undefined,
  });
  const fitted = bench.spec.fabric === 'rib';
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, fallback, {
      cuff: 'hem',
      bicep: fitted ? 52 : 60,
      wrist: fitted ? 31 : 36,
    }),
    neck:
      cut.neckline === 'roll'
        ? 'roll'
        : cut.neckline === 'boat' || cut.neckline === 'square'
          ? 'binding'
          : 'fine-rib',
    hemRib: 0,
    hemStitch: true,
    folds: lying(bench, plan),
    onFront: () => (cut.pockets === 'chest' ? chestPocket(bench, 452, 350, 66, 74) : undefined),
  });
}

function camisole(bench: Bench): void {
  const { stage, face } = bench;
  const strap = bench.cut.strap === 'wide' ? 9 : 3.4;
  const hemY = topHem(bench.cut, 690);
  const top = 300;
  const isV = bench.cut.neckline === 'v' || !bench.cut.neckline;
  for (const s of [-1, 1])
    lay(
      bench,
      points(
        `M${400 + s * (92 - strap)},${top + 8} C${400 + s * (84 - strap)},250 ${400 + s * (78 - strap)},200 ${400 + s * 62},176 L${400 + s * (62 + strap * 1.6)},174 C${400 + s * (86 + strap)},200 ${400 + s * (94 + strap)},250 ${400 + s * (94 + strap)},${top + 8} Z`,
      ),
      { edges: [[2, 1.6]], lift: 2.2, drape: 0.2, cloth: bench.plain, tone: 0.95 },
    );
  if (face === 'front')
    lay(
      bench,
      bothHalves(
        `M400,${top + 26} C440,${top + 26} 480,${top + 12} 500,${top - 2} L520,${top + 80} L400,${top + 100}`,
      ),
      { tone: 0.6, edges: [[4, 1]], lift: 0, drape: 0.4 },
    );
  const dip = face === 'back' ? top + 34 : isV ? top + 62 : top + 18;
  const outline = bothHalves(
    `M400,${dip} C420,${dip - (isV ? 18 : 2)} 460,${top + 12} 494,${top - 8} C506,${top + 20} 528,${top + 64} 548,${top + 84} C552,${top + 160} 548,${top + 220} 554,${top + 280} L570,${hemY - 10} C520,${hemY + 12} 470,${hemY + 10} 400,${hemY + 14}`,
  );
  const plan = bodyPlan({
    neckline: 'scoop',
    shoulder: 120,
    chest: 150,
    waist: 150,
    hem: 168,
    hemY,
    armDepth: 200,
  });
  if (bench.spec.fabric === 'lace')
    lay(bench, outline, { cloth: underLace(bench), drape: 0.5, lift: 3 });
  lay(bench, outline, {
    folds: [
      ...lying(bench, plan, 0.9),
      ...onBothSides(
        [
          fold('M494,306 C500,360 498,410 470,470', [12, 22], 4.4, 'crease'),
          fold('M470,420 C476,520 490,600 500,700', [14, 26], 5, 'ridge', {
            fadeOut: 0,
            fadeIn: 0.5,
          }),
        ],
        stage.dice,
      ),
    ],
  });
  topstitch(
    bench,
    sideToSide(
      `M400,${dip + 6} C420,${dip - (isV ? 12 : -4)} 460,${top + 18} 494,${top - 1}`,
    ).filter(([, y]) => y < dip + 8),
    { strength: 0.5 },
  );
  if (face === 'front' && bench.spec.fabric !== 'lace')
    lay(
      bench,
      bothHalves(
        `M400,${dip - 2} C420,${dip - (isV ? 20 : 4)} 460,${top + 10} 494,${top - 10} L497,${top} C464,${top + 22} 424,${dip - (isV ? 8 : -6)} 400,${dip + 10}`,
      ),
      { edges: [[2, 1.4]], lift: 1.4, drape: 0.1, cloth: bench.plain },
    );
}

export const drawTop = {
  tee: (b: Bench) => tee(b, 'short'),
  'long-sleeve': (b: Bench) => tee(b, 'long'),
  camisole,
} as const;
