/** Draws one product picture: paper, shadow and garment, 4 wide by 5 high, the same bytes for the same order. */
import { linear } from './engine/colour.ts';
import { developed, layGround, setDown } from './engine/groundSheet.ts';
import { createStage, wholePicture } from './engine/stage.ts';
import type { GarmentSpec, View } from './garmentSpec.ts';
import { groundColour } from './groundColour.ts';
import { layView } from './layView.ts';

/** RGB, three bytes per pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** `width` in pixels (100 to 3200); height follows at 5/4. Throws on a colour that is not `#rrggbb`. */
export function drawGarment(spec: GarmentSpec, view: View, options: { width: number }): Picture {
  const base = createStage({ width: options.width, window: wholePicture, seed: spec.seed });
  const { stage, lift } = layView(spec, view, base);
  const ground = layGround(stage, linear(groundColour[spec.ground]));
  setDown(ground, stage, lift);
  return { width: stage.width, height: stage.height, data: developed(ground) };
}
