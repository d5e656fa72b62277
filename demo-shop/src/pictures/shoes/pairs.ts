/** Shoes as pairs: the left seen from its outer side, the right from its inner, or turned toe to heel. */
import { placed, within } from '../engine/stage.ts';
import type { Bench } from '../garments/bench.ts';
import type { Cut } from '../garmentSpec.ts';
import { drawChelsea, drawTallBoot } from './boots.ts';
import { dressShoes } from './dressShoes.ts';
import { fromAbove } from './fromAbove.ts';
import { fromBehind } from './fromBehind.ts';
import { drawDerby, drawLoafer } from './laced.ts';
import type { FootSide } from './last.ts';
import { drawTrainer } from './trainers.ts';
import type { ShoeName } from './shoeName.ts';

const profile: Readonly<Record<ShoeName, (bench: Bench, side: FootSide) => void>> = {
  trainers: (b, s) => drawTrainer(b, s, false),
  'high-trainers': (b, s) => drawTrainer(b, s, true),
  'chelsea-boots': drawChelsea,
  'tall-boots': drawTallBoot,
  loafers: drawLoafer,
  'derby-shoes': drawDerby,
  ...dressShoes,
};

/** The offset between the two shoes: the far one is moved up and to the right. */
const apart: Readonly<Record<ShoeName, readonly [number, number]>> = {
  trainers: [52, -236],
  'high-trainers': [96, -270],
  'chelsea-boots': [130, -256],
  'tall-boots': [214, -92],
  loafers: [56, -200],
  'derby-shoes': [56, -222],
  pumps: [70, -236],
  ballerinas: [56, -166],
  sandals: [60, -220],
  mules: [70, -222],
};

/** Flat sandals are drawn from above; those with a heel from the side. */
export const liesFlat = (name: ShoeName, cut: Cut): boolean =>
  name === 'sandals' && (cut.heel ?? 'flat') === 'flat';

/** Draws with less wobble: shoes are firm. */
function firm(bench: Bench, draw: () => void): void {
  const { stage } = bench;
  const before = stage.wobble;
  stage.wobble = 0.7;
  draw();
  stage.wobble = before;
}

export function drawPair(bench: Bench, name: ShoeName): void {
  firm(bench, () => {
    if (bench.face === 'back') return fromBehind(bench, name);
    if (liesFlat(name, bench.cut)) return fromAbove(bench, name);
    inProfile(bench, name);
  });
}

function inProfile(bench: Bench, name: ShoeName): void {
  const [dx, dy] = apart[name];
  const draw = profile[name];
  const put = (side: FootSide, at: readonly [number, number], flip: boolean, angle: number): void =>
    within(
      bench.stage,
      placed({ scale: 1, angle, about: [400, 640], at: [400 + at[0], 640 + at[1]], flip }),
      () => draw(bench, side),
    );
  const isMirrored = bench.whim > 0.62 && name !== 'tall-boots';
  if (isMirrored) {
    put('outer', [dx * 0.4, dy * 0.98], true, -0.03);
    put('outer', [-dx * 0.4, 0], false, 0.02);
  } else {
    const tilt = bench.whim < 0.3 ? -0.07 : 0;
    put('inner', [dx, dy], false, tilt);
    put('outer', [-dx * 0.3, 0], false, tilt * 0.6);
  }
}

/** A second arrangement: from above where that shows more, else toe to heel. */
export function drawPairAgain(bench: Bench, name: ShoeName): void {
  firm(bench, () => {
    if (liesFlat(name, bench.cut)) return inProfile(bench, name);
    if (name !== 'tall-boots') return fromAbove(bench, name);
    within(bench.stage, placed({ scale: 1, angle: 0.36, about: [560, 300], at: [640, 300] }), () =>
      profile[name](bench, 'inner'),
    );
    within(bench.stage, placed({ scale: 1, angle: -0.12, about: [560, 300], at: [330, 330] }), () =>
      profile[name](bench, 'outer'),
    );
  });
}
