/** Flat ink with soft edges on what is already laid: threads, eyelets, seam shadows. */
import { blurField } from './blurField.ts';
import { linear, type Rgb } from './colour.ts';
import type { Shape } from './paths.ts';
import { rasterMask } from './rasterMask.ts';
import { sample } from './samples.ts';
import { settle, type Stage } from './stage.ts';

/** Paints one or many shapes in one pass; `soft` is a blur in units. Bare ground takes no ink. */
export function paintFlat(
  stage: Stage,
  shapes: readonly Shape[],
  colour: Rgb | string,
  strength = 1,
  soft = 0,
): void {
  if (shapes.length === 0 || stage.isMeasuring) return;
  const blur = soft * stage.scale;
  const mask = rasterMask(
    shapes.map((s) => settle(stage, s)),
    stage,
    blur * 2 + 2,
    Math.ceil(blur * 2),
  );
  if (mask.width === 0) return;
  const cover = blur >= 0.8 ? blurField(mask.cover, mask.width, mask.height, blur, 2) : mask.cover;
  const [r, g, b] = typeof colour === 'string' ? linear(colour) : colour;
  const { light } = stage;
  for (let y = Math.max(0, -mask.top); y < mask.height; y++) {
    const Y = y + mask.top;
    if (Y >= stage.height) break;
    for (let x = Math.max(0, -mask.left); x < mask.width; x++) {
      const X = x + mask.left;
      if (X >= stage.width) break;
      const a = sample(cover, y * mask.width + x) * strength;
      if (a <= 0.002) continue;
      const j = Y * stage.width + X;
      const c = sample(stage.cover, j);
      if (c <= 0) continue;
      light[j * 3] = sample(light, j * 3) + (r * c - sample(light, j * 3)) * a;
      light[j * 3 + 1] = sample(light, j * 3 + 1) + (g * c - sample(light, j * 3 + 1)) * a;
      light[j * 3 + 2] = sample(light, j * 3 + 2) + (b * c - sample(light, j * 3 + 2)) * a;
    }
  }
}
