/** Draws one product picture: paper, shadow and garment, 4 wide by 5 high, the same bytes for the same order. */
import { linear } from './engine/colour.ts';
import { developed, layGround, setDown } from './engine/groundSheet.ts';
import type { GarmentSpec, View } from './garmentSpec.ts';
import { groundColour } from './groundColour.ts';
import { layView, type ViewOptions } from './layView.ts';

/** RGB, three bytes per pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Throws on a width out of range and on a colour that is not `#rrggbb`. */
export function drawGarment(spec: GarmentSpec, view: View, options: ViewOptions): Picture {
  checkWidth(options.width);
  const { stage, lift } = layView(spec, view, options);
  const ground = layGround(stage, linear(groundColour(spec.ground)));
  setDown(ground, stage, lift);
  return { width: stage.width, height: stage.height, data: developed(ground) };
}

export function checkWidth(width: number): void {
  if (!Number.isInteger(width) || width < 40 || width > 3200)
    throw new Error(`A picture is 40 to 3200 pixels wide; the requested width is ${width}.`);
}
