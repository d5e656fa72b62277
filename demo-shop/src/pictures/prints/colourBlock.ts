/** Broad fields of colour, one below the other, as if the garment were pieced together. */
import type { Rgb } from '../engine/colour.ts';
import { paintTile, type PrintTile } from '../engine/printTile.ts';

/**
 * `from` and `to` are the heights in garment units of the first colour; the second follows below.
 */
export function colourBlock(first: Rgb, second: Rgb, from: number, to: number): PrintTile {
  return paintTile(1024, 1, (_u, v, ink) => {
    ink.colour = v > to ? second : first;
    ink.strength = v > from && v < 980 ? 1 : 0;
  });
}
