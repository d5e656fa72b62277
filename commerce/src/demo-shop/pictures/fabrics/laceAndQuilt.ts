/** Lace, a net with flowers that lets what is below show through, and quilting in diamonds. */
import { cellHash } from '../engine/noise.ts';
import { clamp, ease } from '../engine/numbers.ts';
import type { Texel, Weave } from '../engine/weaveTile.ts';
import { repeat, tileNoise } from './tileNoise.ts';

/** How solid the flower motif is here: 1 in petals and stems, 0 in the net; and how close to a corded edge. */
function motif(u: number, v: number): { solid: number; cord: number } {
  let solid = 0;
  let cord = 0;
  for (let row = -1; row <= 4; row++)
    for (let column = -1; column <= 4; column++) {
      const half = row & 1 ? 32 : 0;
      const seed = cellHash((column + 8) & 3, (row + 8) & 3);
      const du = u - (column * 64 + half + 32);
      const dv = v - (row * 64 + 32);
      const d = Math.hypot(du, dv);
      if (d > 34) continue;
      const angle = Math.atan2(dv, du) + seed * 6.28;
      const petals = seed > 0.5 ? 6 : 5;
      const edge = 14 + 7.5 * Math.abs(Math.cos((angle * petals) / 2)) ** 0.8;
      const inside = edge - d;
      solid = Math.max(solid, ease(-0.6, 0.6, inside) * (1 - ease(3.4, 2.2, d) * 0.9));
      cord = Math.max(cord, 1 - Math.min(1, Math.abs(inside) / 1.3), 1 - Math.min(1, Math.abs(d - 5) / 1));
      const vine = Math.abs(dv - 9 * Math.sin(du / 10)) - 1.5;
      if (d > 18) {
        solid = Math.max(solid, ease(0.5, -0.5, vine));
        cord = Math.max(cord, 0.7 * ease(1, -0.4, vine));
      }
    }
  return { solid, cord };
}

function laceAt(u: number, v: number, t: Texel): void {
  const across = repeat(u, 48);
  const rowAt = (v / 256) * 56;
  const shift = Math.floor(rowAt) & 1 ? 0.5 : 0;
  const x = (across + shift) % 1;
  const y = rowAt - Math.floor(rowAt);
  const hole = Math.hypot((x - 0.5) * 1.05, (y - 0.5) * 1.05);
  const net = ease(0.3, 0.42, hole);
  const { solid, cord } = motif(u, v);
  const threads = Math.sin(((u + v) / 256) * 88 * Math.PI * 2);
  t.open = clamp(1 - Math.max(net * 0.92, solid * (0.9 + 0.08 * threads), cord));
  t.height = 0.9 * solid + 1.5 * cord + 0.4 * net + 0.12 * threads * solid;
  t.tone = 0.86 + 0.1 * solid + 0.14 * cord + 0.04 * threads * solid;
}

export const lace: Weave = {
  name: 'lace',
  isOpen: true,
  ambient: 0.44,
  drape: { height: 4.6, wave: 90, stretch: 2.4, ridge: 0.4 },
  at: laceAt,
};

export const quilted: Weave = {
  name: 'quilted',
  ambient: 0.38,
  shine: 0.07,
  gloss: 12,
  drape: { height: 3.4, wave: 120, stretch: 1.6, ridge: 0.3 },
  bulk: 1.3,
  at: (u, v, t) => {
    const p = Math.abs(Math.sin(((u + v) / 256) * 6 * Math.PI));
    const q = Math.abs(Math.sin(((u - v) / 256) * 6 * Math.PI));
    const cushion = Math.sqrt(p * q);
    const seam = Math.min(p, q);
    const pucker = tileNoise(u, v, 96, 96) * (1 - ease(0, 0.5, seam));
    t.height = 5.4 * cushion + 0.9 * pucker + 0.05 * tileNoise(u, v, 200, 200);
    t.tone = 0.9 + 0.1 * ease(0, 0.16, seam) + 0.02 * tileNoise(u, v, 160, 160);
  },
};
