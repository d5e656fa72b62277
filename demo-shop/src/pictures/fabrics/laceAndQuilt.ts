/** Lace, a net with flowers that lets what is below show through, and quilting in diamonds. */
import { cellHash } from '../engine/noise.ts';
import { clamp, ease } from '../engine/numbers.ts';
import type { Texel, Weave } from '../engine/weaveTile.ts';
import { repeat, tileNoise } from './tileNoise.ts';

/** How solid the flower motif is here: 1 in petals, 0 in the net; and how close to a corded edge. */
function motif(u: number, v: number): { solid: number; cord: number } {
  const pitch = 256 / 6;
  let solid = 0;
  let cord = 0;
  const column = Math.floor(u / pitch);
  const row = Math.floor(v / pitch);
  for (let j = row - 1; j <= row + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      const seed = cellHash((i + 12) % 6, (j + 12) % 6);
      const isBud = (i + j) & 1;
      const du = u - (i + 0.32 + 0.36 * seed) * pitch;
      const dv = v - (j + 0.32 + 0.36 * cellHash((i + 12) % 6, (j + 47) % 6)) * pitch;
      const d = Math.hypot(du, dv);
      const angle = Math.atan2(dv, du) + seed * 6.28;
      if (isBud) {
        const along = du * Math.cos(seed * 6.28) + dv * Math.sin(seed * 6.28);
        const across = -du * Math.sin(seed * 6.28) + dv * Math.cos(seed * 6.28);
        const leaf = 4.2 * (1 - (along / 15) ** 2) - Math.abs(across);
        if (Math.abs(along) > 15) continue;
        solid = Math.max(solid, ease(-0.5, 0.5, leaf));
        cord = Math.max(
          cord,
          1 - Math.min(1, Math.abs(leaf) / 1.1),
          1 - Math.min(1, Math.abs(across) / 0.9),
        );
        continue;
      }
      const petals = seed > 0.5 ? 6 : 5;
      const edge = 11 + 7 * Math.abs(Math.cos((angle * petals) / 2)) ** 0.8;
      const inside = edge - d;
      solid = Math.max(solid, ease(-0.6, 0.6, inside) * (1 - ease(2.8, 1.8, d) * 0.9));
      cord = Math.max(
        cord,
        1 - Math.min(1, Math.abs(inside) / 1.2),
        1 - Math.min(1, Math.abs(d - 4) / 0.9),
      );
    }
  return { solid, cord };
}

function laceAt(u: number, v: number, t: Texel): void {
  const across = repeat(u, 64);
  const rowAt = (v / 256) * 72;
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
