/** Colour in linear light: hex in, arithmetic, bytes out. */
import { clamp, mix } from './numbers.ts';
import { sample } from './samples.ts';

/** Red, green, blue in linear light, 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb` (sRGB) into linear light. Throws on anything else. */
export function linear(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new Error(`A colour has the form #rrggbb, unlike "${hex}".`);
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) / 255) ** 2.2, (((n >> 8) & 255) / 255) ** 2.2, ((n & 255) / 255) ** 2.2];
}

export const times = (colour: Rgb, k: number): Rgb => [colour[0] * k, colour[1] * k, colour[2] * k];

export const blendTo = (from: Rgb, to: Rgb, share: number): Rgb => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

export const perceivedGrey = (colour: Rgb): number =>
  colour[0] * 0.3 + colour[1] * 0.55 + colour[2] * 0.15;

/** Dyed cloth is less saturated than a screen colour: it is mixed with a seventh of its grey. */
export function dyed(colour: Rgb): Rgb {
  const grey = perceivedGrey(colour);
  return blendTo(colour, [grey, grey, grey], 0.13);
}

const steps = 4096;
const curve = new Float32Array(steps + 1);
for (let i = 0; i <= steps; i++) {
  const v = (i / steps) * 1.6;
  const rolled = v > 0.8 ? 0.8 + 0.2 * (1 - Math.exp(-(v - 0.8) / 0.2)) : v;
  curve[i] = rolled ** (1 / 2.2) * 255;
}

/** Linear light to an sRGB value 0…255 (not yet rounded, so the caller can dither); highlights roll off instead of clipping. */
export function screenValue(light: number): number {
  return sample(curve, (clamp(light, 0, 1.6) * (steps / 1.6)) | 0);
}
