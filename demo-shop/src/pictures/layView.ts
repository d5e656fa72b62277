/** Arranges a product for a view: measures it, fits it to the sheet and draws it. */
import { around, seededDice } from './engine/numbers.ts';
import { sample } from './engine/samples.ts';
import {
  createStage,
  placed,
  type Placement,
  type Stage,
  wholePicture,
  within,
} from './engine/stage.ts';
import { companionOf } from './companions.ts';
import { detailSpot, sandalFromAbove } from './detailSpot.ts';
import type { Arrangement, GarmentSpec, Silhouette, View } from './garmentSpec.ts';
import { type Bench, createBench, type Face } from './garments/bench.ts';
import { drawPairAgain, liesFlat } from './shoes/pairs.ts';
import { drawings, isShoe } from './silhouettes.ts';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a piece may lie, in units; `most` is how far it may be enlarged. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly most: number;
}

type Drawing = (bench: Bench) => void;

/** The bounds of a drawing, measured by a quick trial on a small stage. */
function measured(spec: GarmentSpec, face: Face, draw: Drawing): Bounds {
  const stage = createStage({
    width: 320,
    window: { left: -400, top: -400, width: 1600, height: 2000 },
    seed: spec.seed,
    isMeasuring: true,
  });
  draw(createBench(stage, spec, face));
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (let y = 0; y < stage.height; y++)
    for (let x = 0; x < stage.width; x++)
      if (sample(stage.cover, y * stage.width + x) > 0.3) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  const unit = (v: number): number => v / stage.scale - 400;
  return { left: unit(left), top: unit(top), right: unit(right), bottom: unit(bottom) };
}

/** The placement that fits bounds into a space, rotated by its angle. */
function fitted(bounds: Bounds, area: Area): Placement {
  const w = bounds.right - bounds.left;
  const h = bounds.bottom - bounds.top;
  const c = Math.abs(Math.cos(area.angle));
  const s = Math.abs(Math.sin(area.angle));
  const scale = Math.min(area.most, area.width / (w * c + h * s), area.height / (w * s + h * c));
  return placed({
    scale,
    angle: area.angle,
    about: [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2],
    at: [area.x, area.y],
  });
}

export function layFitted(
  stage: Stage,
  spec: GarmentSpec,
  face: Face,
  area: Area,
  draw: Drawing = drawings[spec.silhouette],
): void {
  within(stage, fitted(measured(spec, face, draw), area), () =>
    draw(createBench(stage, spec, face)),
  );
}

/** Small things are shown larger than life, but not by much. */
const mostOf = (silhouette: Silhouette, face: Face): number =>
  silhouette === 'bikini-top' ||
  silhouette === 'bikini-bottom' ||
  (isShoe(silhouette) && face === 'back')
    ? 1.8
    : 1.28;

const wholeRooms: Readonly<Record<Arrangement, Pick<Area, 'y' | 'width' | 'height'>>> = {
  middle: { y: 496, width: 650, height: 840 },
  'over-words': { y: 404, width: 590, height: 656 },
};

interface Whole {
  readonly face: Face;
  readonly arrangement: Arrangement;
}

const layWhole = (stage: Stage, spec: GarmentSpec, { face, arrangement }: Whole): void => {
  const dice = seededDice(spec.seed + 5);
  layFitted(stage, spec, face, {
    x: 398,
    ...wholeRooms[arrangement],
    angle: around(dice, 0.02),
    most: mostOf(spec.silhouette, face),
  });
};

function laySecond(stage: Stage, spec: GarmentSpec): void {
  const dice = seededDice(spec.seed + 6);
  const side = dice() < 0.5 ? -1 : 1;
  const { silhouette } = spec;
  if (isShoe(silhouette))
    return layFitted(
      stage,
      spec,
      'front',
      { x: 400, y: 496, width: 640, height: 800, angle: around(dice, 0.05), most: 1.1 },
      (bench) => drawPairAgain(bench, silhouette),
    );
  const other = companionOf(spec);
  if (!other)
    return layFitted(stage, spec, 'front', {
      x: 400,
      y: 500,
      width: 640,
      height: 820,
      angle: side * (0.22 + dice() * 0.2),
      most: 1.2,
    });
  layFitted(stage, spec, 'front', {
    x: 400 - side * 62,
    y: 452,
    width: 590,
    height: 760,
    angle: side * (0.07 + dice() * 0.08),
    most: 1.16,
  });
  layFitted(stage, other.spec, 'front', {
    x: 400 + side * 196,
    y: 782,
    width: other.margin,
    height: other.margin,
    angle: -side * (0.12 + dice() * 0.16),
    most: 1,
  });
}

export interface ViewOptions {
  /** In pixels, 40 to 3200; height follows at 5/4. */
  readonly width: number;
  /** Of the views that show the whole piece. Default: middle. */
  readonly arrangement?: Arrangement;
}

/** A stage of `width` pixels with the product laid for this view, and how high it lies. */
export function layView(
  spec: GarmentSpec,
  view: View,
  { width, arrangement = 'middle' }: ViewOptions,
): { stage: Stage; lift: number } {
  if (view === 'detail') {
    const {
      x,
      y,
      width: across,
    } = isShoe(spec.silhouette) && liesFlat(spec.silhouette, spec.cut)
      ? sandalFromAbove
      : detailSpot[spec.silhouette];
    const stage = createStage({
      width,
      window: {
        left: x - across / 2,
        top: y - across * 0.625,
        width: across,
        height: across * 1.25,
      },
      seed: spec.seed,
    });
    drawings[spec.silhouette](createBench(stage, spec, 'front'));
    return { stage, lift: 5 };
  }
  const stage = createStage({ width, window: wholePicture, seed: spec.seed });
  if (view === 'second') laySecond(stage, spec);
  else layWhole(stage, spec, { face: view, arrangement });
  return { stage, lift: 5 };
}
