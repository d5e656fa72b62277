/** How well a colour of text holds over pixels (WCAG 2.2, 1.4.3). */

export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (part: number): number =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** More are not needed to know a tenth. */
const mostSamples = 20_000;

/**
 * The worse of the contrasts to the lightest and to the darkest tenth, each taken together, so that a single speck neither
 * saves nor spoils it. Pixels are RGBA, four numbers each, and opaque; of none there is nothing to read on, which is 21.
 */
export function contrastOver(pixels: ArrayLike<number>, text: Rgb): number {
  const count = Math.floor(pixels.length / 4);
  if (count === 0) return 21;
  const step = Math.max(1, Math.floor(count / mostSamples));
  const lights: number[] = [];
  for (let at = 0; at < count; at += step)
    lights.push(luminance([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]));
  lights.sort((a, b) => a - b);
  const tenth = Math.max(1, Math.round(lights.length / 10));
  const own = luminance(text);
  return Math.min(
    contrast(own, mean(lights.slice(0, tenth))),
    contrast(own, mean(lights.slice(-tenth))),
  );
}

/** 24 px, or 18.66 px where it is bold, is large. */
export const neededContrast = ({
  size,
  weight,
}: {
  readonly size: number;
  readonly weight: number;
}): number => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);
