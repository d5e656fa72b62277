/** Arranges a product for a view: measures it, fits it to the sheet and lays it down. */
import { around, seededDice } from './engine/numbers.ts';
import { createStage, nested, placed, within, wholePicture } from './engine/stage.ts';
import type { Placement, Stage } from './engine/stage.ts';
import type { GarmentSpec, View } from './garmentSpec.ts';
import { createBench } from './garments/bench.ts';
import type { Face } from './garments/bench.ts';
import { drawings } from './silhouettes.ts';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much room the drawing takes, found by a quick trial on a small stage. */
export function measured(spec: GarmentSpec, face: Face): Bounds {
  const window = { left: -400, top: -400, width: 1600, height: 1800 };
  const stage = createStage({ width: 320, window, seed: spec.seed, isMeasuring: true });
  drawings[spec.silhouette](createBench(stage, spec, face));
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (let y = 0; y < stage.height; y++)
    for (let x = 0; x < stage.width; x++)
      if (stage.cover[y * stage.width + x]! > 0.3) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  const unit = (v: number): number => v / stage.scale - 400;
  return { left: unit(left), top: unit(top), right: unit(right), bottom: unit(bottom) };
}

/** Placement that fits bounds into a box about a middle, turned a little. */
export function fitted(bounds: Bounds, room: { width: number; height: number; x: number; y: number; angle: number; most: number }): Placement {
  const w = bounds.right - bounds.left;
  const h = bounds.bottom - bounds.top;
  const c = Math.abs(Math.cos(room.angle));
  const s = Math.abs(Math.sin(room.angle));
  const scale = Math.min(room.most, room.width / (w * c + h * s), room.height / (w * s + h * c));
  return placed({ scale, angle: room.angle, about: [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2], at: [room.x, room.y] });
}

export function layFitted(stage: Stage, spec: GarmentSpec, face: Face, room: Parameters<typeof fitted>[1]): Placement {
  const placement = fitted(measured(spec, face), room);
  within(stage, placement, () => drawings[spec.silhouette](createBench(stage, spec, face)));
  return nested(stage.placement, placement);
}

export function layView(spec: GarmentSpec, view: View, base: Stage): { stage: Stage; lift: number } {
  const dice = seededDice(spec.seed + 5);
  layFitted(base, spec, view === 'back' ? 'back' : 'front', { width: 648, height: 836, x: 398, y: 496, angle: around(dice, 0.02), most: 1.12 });
  void wholePicture;
  return { stage: base, lift: 5 };
}
