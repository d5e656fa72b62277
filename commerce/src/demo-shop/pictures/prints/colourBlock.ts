/** Broad fields of colour, one below the other, as if the garment were pieced together. */
import type { Rgb } from '../engine/colour.ts';
import { paintTile } from '../engine/printTile.ts';
import type { PrintTile } from '../engine/printTile.ts';

/** `from` and `to` are heights in garment units between which the first colour stands; the second follows below. */
export function colourBlock(first: Rgb, second: Rgb, from: number, to: number): PrintTile {
  return paintTile(1024, 1, (_u, v, ink) => {
    ink.colour = v > to ? second : first;
    ink.strength = v > from && v < 980 ? 1 : 0;
  });
}
