/** Straight repeats: stripes, pinstripes, checks and gingham. */
import { blendTo, type Rgb } from '../engine/colour.ts';
import { ease, fraction } from '../engine/numbers.ts';
import { paintTile, type PrintTile } from '../engine/printTile.ts';

/** 1 within a band that starts at `from` and ends at `to` (shares of the period), softened by `soft`. */
const band = (t: number, from: number, to: number, soft: number): number =>
  ease(from - soft, from + soft, t) * (1 - ease(to - soft, to + soft, t));

export function stripe(colour: Rgb, density: number, period = 30, width = 0.38): PrintTile {
  const soft = 0.5 / density / period;
  return paintTile(period, density, (_u, v, ink) => {
    ink.colour = colour;
    ink.strength = 0.93 * band(fraction(v / period), 0.3, 0.3 + width, soft);
  });
}

export function pinstripe(colour: Rgb, density: number, period = 22): PrintTile {
  const soft = 0.45 / density / period;
  return paintTile(period, density, (u, v, ink) => {
    ink.colour = colour;
    ink.strength =
      0.7 *
      band(fraction(u / period), 0.47, 0.53, soft) *
      (0.75 + 0.25 * Math.sin((v / period) * Math.PI * 2 * 9));
  });
}

export function gingham(colour: Rgb, density: number, period = 22): PrintTile {
  const soft = 0.4 / density / period;
  return paintTile(period, density, (u, v, ink) => {
    ink.colour = colour;
    ink.strength =
      0.46 *
      (band(fraction(u / period), 0.25, 0.75, soft) + band(fraction(v / period), 0.25, 0.75, soft));
  });
}

/** A tartan of two broad bands, fine lines and an overcheck; its twill shows where the colours cross. */
export function check(main: Rgb, line: Rgb, density: number, period = 76): PrintTile {
  const soft = 0.5 / density / period;
  const sett = (t: number): number =>
    0.52 * band(t, 0.04, 0.34, soft) +
    0.46 * band(t, 0.42, 0.455, soft) +
    0.46 * band(t, 0.61, 0.63, soft);
  return paintTile(period, density, (u, v, ink) => {
    const a = fraction(u / period);
    const b = fraction(v / period);
    const twill = 0.78 + 0.22 * Math.sin(((u + v) / period) * Math.PI * 2 * 20);
    const over = band(a, 0.81, 0.83, soft) + band(b, 0.81, 0.83, soft);
    const ground = Math.min(0.96, (sett(a) + sett(b)) * twill);
    const thread = Math.min(1, over) * 0.8;
    ink.colour = blendTo(main, line, thread);
    ink.strength = Math.max(ground, thread * (0.85 + 0.15 * twill));
  });
}
