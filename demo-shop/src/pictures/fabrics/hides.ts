/** Leathers: grained and smooth. */
import { ease } from '../engine/numbers.ts';
import type { Weave } from '../engine/weaveTile.ts';
import { tileCell, tileNoise } from './tileNoise.ts';

export const leather: Weave = {
  name: 'leather',
  ambient: 0.34,
  shine: 0.085,
  gloss: 14,
  glint: 0.04,
  drape: { height: 2.2, wave: 150, stretch: 1.4, ridge: 0.25 },
  at: (u, v, t) => {
    const bend = tileNoise(u, v, 18, 18) * 4;
    const cell = tileCell(u + bend, v + bend, 68);
    const pebble = ease(0, 0.34, cell.next - cell.near);
    t.height = 0.42 * pebble + 0.08 * tileNoise(u, v, 210, 210);
    t.tone = 0.86 + 0.15 * pebble + 0.05 * (cell.id - 0.5) + 0.05 * tileNoise(u, v, 8, 8);
  },
};

export const smoothLeather: Weave = {
  name: 'smooth-leather',
  ambient: 0.33,
  shine: 0.12,
  gloss: 18,
  glint: 0.07,
  drape: { height: 1.6, wave: 100, stretch: 1.5, ridge: 0.3 },
  at: (u, v, t) => {
    const cell = tileCell(u, v, 128);
    t.height = 0.1 * ease(0, 0.3, cell.next - cell.near) + 0.05 * tileNoise(u, v, 64, 64);
    t.tone = 1 + 0.045 * tileNoise(u, v, 11, 11) + 0.03 * tileNoise(u, v, 85, 85);
  },
};
