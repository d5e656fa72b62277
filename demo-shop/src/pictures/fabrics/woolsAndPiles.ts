/** Cloth with a nap: wool, herringbone, corduroy, fleece and suede. Grain sits in the colour; relief stays low. */
import type { Weave } from '../engine/weaveTile.ts';
import { repeat, tileNoise } from './tileNoise.ts';

const turn = Math.PI * 2;
const coatDrape = { height: 6.6, wave: 118, stretch: 3, ridge: 0.55 };

export const wool: Weave = {
  name: 'wool',
  ambient: 0.43,
  fuzz: 0.15,
  drape: coatDrape,
  bulk: 1.1,
  at: (u, v, t) => {
    const hair = tileNoise(u, v, 250, 100);
    const cross = tileNoise(u + v, u - v, 220, 60);
    t.height = 0.1 * hair + 0.08 * cross;
    t.tone =
      1 +
      0.09 * hair +
      0.07 * cross +
      0.08 * tileNoise(u, v, 200, 240) +
      0.05 * tileNoise(u, v, 16, 16) +
      0.05 * tileNoise(u, v, 64, 50);
  },
};

export const herringbone: Weave = {
  name: 'herringbone',
  ambient: 0.43,
  fuzz: 0.1,
  drape: { ...coatDrape, height: 5.6 },
  at: (u, v, t) => {
    const zone = repeat(u, 8);
    const zig = Math.abs(zone - 0.5) * 32;
    const row = Math.sin(((zig + v) / 256) * turn * 30);
    const spine = Math.min(zone, 1 - zone, Math.abs(zone - 0.5)) * 32;
    const line = row * Math.min(1, spine / 1.6);
    t.height = 0.16 * line + 0.14 * tileNoise(u, v, 210, 160);
    t.tone = 1 + 0.2 * line + 0.08 * tileNoise(u, v, 210, 160) + 0.04 * tileNoise(u, v, 30, 30);
  },
};

export const corduroy: Weave = {
  name: 'corduroy',
  ambient: 0.4,
  fuzz: 0.14,
  drape: { height: 4.8, wave: 90, stretch: 2.6, ridge: 0.6 },
  bulk: 1.15,
  at: (u, v, t) => {
    const across = repeat(u, 40);
    const wale = Math.sqrt(Math.max(0, 1 - ((across - 0.5) * 2.1) ** 2));
    t.height = 1.25 * wale + 0.2 * tileNoise(u, v, 220, 180);
    t.tone = 0.66 + 0.37 * wale + 0.07 * tileNoise(u, v, 220, 90) + 0.05 * tileNoise(u, v, 30, 16);
  },
};

export const fleece: Weave = {
  name: 'fleece',
  ambient: 0.46,
  fuzz: 0.18,
  drape: { height: 5.2, wave: 84, stretch: 1.4, ridge: 0.2 },
  bulk: 1.5,
  at: (u, v, t) => {
    const curl = 1 - Math.abs(tileNoise(u + 6 * tileNoise(u, v, 20, 20), v, 62, 56));
    const small = tileNoise(u, v, 130, 130);
    t.height = 1.5 * curl * curl + 0.4 * small;
    t.tone = 0.82 + 0.22 * curl * curl + 0.06 * small;
  },
};

export const suede: Weave = {
  name: 'suede',
  ambient: 0.43,
  fuzz: 0.1,
  drape: { height: 2.4, wave: 90, stretch: 1.6, ridge: 0.35 },
  at: (u, v, t) => {
    const nap = tileNoise(u, v, 220, 220);
    const brushed = tileNoise(u, v, 12, 10);
    t.height = 0.24 * nap + 0.18 * tileNoise(u, v, 98, 98);
    t.tone = 1 + 0.07 * nap + 0.09 * brushed + 0.05 * tileNoise(u, v, 42, 42);
  },
};
