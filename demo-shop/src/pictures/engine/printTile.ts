/** A printed pattern as a seamless tile of colour and strength, computed once per product. */
import type { Rgb } from './colour.ts';
import { sample } from './samples.ts';

/** Colour (linear light) with strength 0…1, four numbers per sample. */
export interface PrintTile {
  readonly period: number;
  readonly size: number;
  readonly samples: Float32Array;
}

/** Colour and strength of one spot, to be overwritten. */
export interface Ink {
  colour: Rgb;
  strength: number;
}

/** Paints a tile spot by spot; `at` gets positions 0…period in units and must repeat there. */
export function paintTile(
  period: number,
  density: number,
  at: (u: number, v: number, ink: Ink) => void,
): PrintTile {
  const size = tileSize(period, density);
  const samples = new Float32Array(size * size * 4);
  const ink: Ink = { colour: [0, 0, 0], strength: 0 };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      ink.strength = 0;
      at(((x + 0.5) / size) * period, ((y + 0.5) / size) * period, ink);
      const i = (y * size + x) * 4;
      samples[i] = ink.colour[0];
      samples[i + 1] = ink.colour[1];
      samples[i + 2] = ink.colour[2];
      samples[i + 3] = ink.strength;
    }
  return { period, size, samples };
}

function tileSize(period: number, density: number): number {
  let size = 32;
  while (size < period * density && size < 1024) size *= 2;
  return size;
}

/** A tile filled motif by motif: only the spots near a motif are computed. */
export function motifTile(
  period: number,
  density: number,
): {
  tile: PrintTile;
  stamp: (
    u: number,
    v: number,
    reach: number,
    at: (du: number, dv: number, ink: Ink) => void,
  ) => void;
} {
  const size = tileSize(period, density);
  const samples = new Float32Array(size * size * 4);
  const perUnit = size / period;
  const ink: Ink = { colour: [0, 0, 0], strength: 0 };
  const last = size - 1;
  return {
    tile: { period, size, samples },
    stamp: (u, v, reach, at) => {
      for (let y = Math.floor((v - reach) * perUnit); y <= (v + reach) * perUnit; y++)
        for (let x = Math.floor((u - reach) * perUnit); x <= (u + reach) * perUnit; x++) {
          ink.strength = 0;
          at((x + 0.5) / perUnit - u, (y + 0.5) / perUnit - v, ink);
          const a = ink.strength;
          if (a <= 0) continue;
          const i = ((y & last) * size + (x & last)) * 4;
          const under = sample(samples, i + 3);
          const sum = a + under * (1 - a);
          for (const [k, value] of ink.colour.entries())
            samples[i + k] = (value * a + sample(samples, i + k) * under * (1 - a)) / sum;
          samples[i + 3] = sum;
        }
    },
  };
}
