/** Noise and cells that repeat over a weave tile. */
import { tileUnits } from '../engine/weaveTile.ts';
import { cellHash, wrapNoise } from '../engine/noise.ts';

/** Noise with `acrossU` by `acrossV` bumps per tile (whole numbers up to 255). */
export const tileNoise = (u: number, v: number, acrossU: number, acrossV: number): number =>
  wrapNoise((u / tileUnits) * acrossU, (v / tileUnits) * acrossV, acrossU, acrossV);

/** Position within a repeat, 0…1, for `count` repeats per tile. */
export function repeat(u: number, count: number): number {
  const t = (u / tileUnits) * count;
  return t - Math.floor(t);
}

export interface Cell {
  /** Distance to the nearest and the second nearest seed, in cells. */
  near: number;
  next: number;
  /** 0…1, the same everywhere in the cell. */
  id: number;
}

const found: Cell = { near: 0, next: 0, id: 0 };

/**
 * Scattered cells, `count` per tile side: leather grain, pelts. The result is overwritten by the
 * next call.
 */
export function tileCell(u: number, v: number, count: number): Cell {
  const x = (u / tileUnits) * count;
  const y = (v / tileUnits) * count;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let near = 9;
  let next = 9;
  for (let j = -1; j < 2; j++)
    for (let i = -1; i < 2; i++) {
      const cx = (((xi + i) % count) + count) % count;
      const cy = (((yi + j) % count) + count) % count;
      const a = cellHash(cx, cy);
      const dx = xi + i + 0.15 + 0.7 * a - x;
      const dy = yi + j + 0.15 + 0.7 * cellHash(cx + 91, cy + 37) - y;
      const d = dx * dx + dy * dy;
      if (d < near) {
        next = near;
        near = d;
        found.id = a;
      } else if (d < next) next = d;
    }
  found.near = Math.sqrt(near);
  found.next = Math.sqrt(next);
  return found;
}
