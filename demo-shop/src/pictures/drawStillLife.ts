/** Draws three or four pieces laid together in daylight, for banners and editorial tiles. */
import { linear } from './engine/colour.ts';
import { developed, layGround, setDown } from './engine/groundSheet.ts';
import { seededDice } from './engine/numbers.ts';
import { createStage } from './engine/stage.ts';
import { throwLight } from './engine/windowLight.ts';
import { checkWidth, type Picture } from './drawGarment.ts';
import {
  accessories,
  type GarmentSpec,
  type Silhouette,
  type StillLifeSpec,
} from './garmentSpec.ts';
import { groundColour } from './groundColour.ts';
import { layFitted } from './layView.ts';
import { elementAt } from './lists.ts';
import { isShoe } from './silhouettes.ts';

const unitsWide = 1200;
const smallPieces: ReadonlySet<Silhouette> = new Set<Silhouette>([
  ...accessories,
  'bikini-top',
  'bikini-bottom',
]);

/** Large pieces first, so that bags and shoes lie on top of them. */
const rank = (piece: GarmentSpec): number =>
  isShoe(piece.silhouette) ? 2 : smallPieces.has(piece.silhouette) ? 1 : 0;

/** Position as shares of the picture's width and height, size and rotation. */
interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

const wideLarge: readonly Slot[] = [
  { x: 0.3, y: 0.52, width: 0.5, height: 0.92, angle: 0.1 },
  { x: 0.68, y: 0.55, width: 0.4, height: 1.1, angle: -0.17 },
  { x: 0.12, y: 0.6, width: 0.34, height: 0.8, angle: -0.12 },
  { x: 0.9, y: 0.5, width: 0.3, height: 0.8, angle: 0.12 },
];
const wideSmall: readonly Slot[] = [
  { x: 0.87, y: 0.6, width: 0.2, height: 0.52, angle: 0.12 },
  { x: 0.52, y: 0.75, width: 0.24, height: 0.42, angle: -0.1 },
  { x: 0.1, y: 0.28, width: 0.18, height: 0.4, angle: -0.14 },
  { x: 0.5, y: 0.22, width: 0.2, height: 0.34, angle: 0.2 },
];
const tallLarge: readonly Slot[] = [
  { x: 0.42, y: 0.4, width: 0.8, height: 0.74, angle: -0.09 },
  { x: 0.64, y: 0.66, width: 0.56, height: 0.62, angle: 0.12 },
  { x: 0.28, y: 0.7, width: 0.46, height: 0.5, angle: -0.14 },
  { x: 0.7, y: 0.3, width: 0.4, height: 0.44, angle: 0.16 },
];
const tallSmall: readonly Slot[] = [
  { x: 0.27, y: 0.76, width: 0.42, height: 0.34, angle: -0.12 },
  { x: 0.74, y: 0.85, width: 0.4, height: 0.24, angle: 0.08 },
  { x: 0.8, y: 0.18, width: 0.3, height: 0.22, angle: 0.18 },
  { x: 0.2, y: 0.5, width: 0.3, height: 0.2, angle: 0.1 },
];

/** `width` in pixels; height follows `spec.aspect` (0.4 to 1.8). Takes one to four pieces. */
export function drawStillLife(spec: StillLifeSpec, options: { width: number }): Picture {
  checkWidth(options.width);
  if (spec.pieces.length < 1 || spec.pieces.length > 4)
    throw new Error(`A still life has one to four pieces; this has ${spec.pieces.length}.`);
  if (!(spec.aspect >= 0.4 && spec.aspect <= 1.8))
    throw new Error(
      `A still life is 0.4 to 1.8 times as high as wide; the requested aspect is ${spec.aspect}.`,
    );
  const unitsHigh = unitsWide * spec.aspect;
  const window = { left: 0, top: 0, width: unitsWide, height: unitsHigh };
  const dice = seededDice(spec.seed);
  const isTall = spec.aspect > 0.95;
  const slots = isTall
    ? { large: tallLarge, small: tallSmall }
    : { large: wideLarge, small: wideSmall };
  const taken = { large: 0, small: 0 };
  const ground = layGround(
    createStage({ width: options.width, window, seed: spec.seed }),
    linear(groundColour(spec.ground)),
  );
  let height = 0;
  for (const piece of [...spec.pieces].sort((a, b) => rank(a) - rank(b))) {
    const size = rank(piece) === 0 ? 'large' : 'small';
    const slot = elementAt(slots[size], taken[size]++);
    const stage = createStage({ width: options.width, window, seed: piece.seed });
    height = stage.height;
    layFitted(stage, piece, 'front', {
      x: (slot.x + (dice() - 0.5) * 0.02) * unitsWide,
      y: (slot.y + (dice() - 0.5) * 0.02) * unitsHigh,
      width: slot.width * unitsWide,
      height: slot.height * unitsHigh,
      angle: slot.angle + (dice() - 0.5) * 0.05,
      most: rank(piece) === 0 ? 1.6 : 1.1,
    });
    setDown(ground, stage, rank(piece) === 0 ? 6 : 9);
  }
  if (spec.shadow !== 'none')
    throwLight(ground, { width: options.width, height, unitsWide }, spec.shadow, spec.seed);
  return { width: options.width, height, data: developed(ground) };
}
