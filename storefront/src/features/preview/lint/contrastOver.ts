/** The contrast of a text colour over pixels (WCAG 2.2, 1.4.3). */

import { contrastOfLuminances, luminance } from '@solvik/design-system/contrast';

/** Components from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const lightOf = ([red, green, blue]: Rgb): number =>
  luminance([red / 255, green / 255, blue / 255]);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Enough to estimate a tenth. */
const maxSamples = 20_000;

/**
 * The lower of the contrasts to the lightest and to the darkest tenth, each averaged, so that a
 * single speck makes no difference. Pixels are RGBA, four numbers each, and opaque; without pixels
 * the result is 21.
 */
export function contrastOver(pixels: ArrayLike<number>, text: Rgb): number {
  const count = Math.floor(pixels.length / 4);
  if (count === 0) return 21;
  const step = Math.max(1, Math.floor(count / maxSamples));
  const lights: number[] = [];
  for (let at = 0; at < count; at += step)
    lights.push(lightOf([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]));
  lights.sort((a, b) => a - b);
  const tenth = Math.max(1, Math.round(lights.length / 10));
  const own = lightOf(text);
  return Math.min(
    contrastOfLuminances(own, mean(lights.slice(0, tenth))),
    contrastOfLuminances(own, mean(lights.slice(-tenth))),
  );
}

/** 24 px, or 18.66 px if bold, is large. */
export const neededContrast = ({
  size,
  weight,
}: {
  readonly size: number;
  readonly weight: number;
}): number => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);
