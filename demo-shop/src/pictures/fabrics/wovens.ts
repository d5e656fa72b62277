/** Woven cloth for shirts, dresses, trousers and sheets of nylon. */
import type { Weave } from '../engine/weaveTile.ts';
import { repeat, tileNoise } from './tileNoise.ts';

const turn = Math.PI * 2;
const diagonal = (u: number, v: number, acrossU: number, acrossV: number): number =>
  Math.sin(((u * acrossU + v * acrossV) / 256) * turn);

export const poplin: Weave = {
  name: 'poplin',
  ambient: 0.41,
  drape: { height: 5, wave: 84, stretch: 2.3, ridge: 0.75 },
  crease: 1,
  at: (u, v, t) => {
    const grid = Math.sin(repeat(u, 84) * turn) * Math.sin(repeat(v, 84) * turn);
    t.height = 0.06 * grid + 0.07 * tileNoise(u, v, 160, 160);
    t.tone =
      1 +
      0.02 * tileNoise(u, v, 90, 90) +
      0.025 * tileNoise(u, v, 250, 36) +
      0.02 * tileNoise(u, v, 36, 250);
  },
};

export const linen: Weave = {
  name: 'linen',
  ambient: 0.42,
  drape: { height: 5.6, wave: 92, stretch: 2.2, ridge: 0.8 },
  crease: 1.9,
  at: (u, v, t) => {
    const warp = tileNoise(u, v, 204, 16);
    const weft = tileNoise(u, v, 14, 204);
    const slub =
      Math.max(0, tileNoise(u, v, 8, 150) - 0.45) + Math.max(0, tileNoise(u, v, 150, 7) - 0.5);
    t.height = 0.3 * (warp + weft) + 0.7 * slub;
    t.tone = 1 + 0.085 * (warp + weft) + 0.12 * slub;
  },
};

export const crepe: Weave = {
  name: 'crepe',
  ambient: 0.41,
  drape: { height: 5.8, wave: 88, stretch: 2.7, ridge: 0.55 },
  at: (u, v, t) => {
    t.height = 0.09 * tileNoise(u, v, 250, 170) + 0.06 * tileNoise(u, v, 255, 255);
    t.tone = 1 + 0.035 * tileNoise(u, v, 255, 50) + 0.02 * tileNoise(u, v, 128, 128);
  },
};

export const satin: Weave = {
  name: 'satin',
  ambient: 0.3,
  shine: 0.27,
  gloss: 11,
  glint: 0.1,
  drape: { height: 8, wave: 108, stretch: 3.3, ridge: 0.45 },
  body: 1.15,
  at: (u, v, t) => {
    t.height = 0.03 * tileNoise(u, v, 250, 22);
    t.tone = 1 + 0.02 * tileNoise(u, v, 250, 13);
  },
};

export const denim: Weave = {
  name: 'denim',
  hasWear: true,
  ambient: 0.36,
  drape: { height: 5, wave: 80, stretch: 2.6, ridge: 0.9 },
  crease: 1.5,
  at: (u, v, t) => {
    const slub = tileNoise(u, v, 230, 10);
    const twill = Math.sin(((u * 57 + v * 73) / 256) * turn + tileNoise(u, v, 36, 36) * 0.8);
    t.height = 0.17 * twill + 0.12 * tileNoise(u, v, 210, 128);
    t.wear =
      0.16 * slub + 0.11 * twill + 0.12 * tileNoise(u, v, 170, 85) + 0.06 * tileNoise(u, v, 6, 5);
    t.tone = 1 + 0.03 * slub;
  },
};

export const twill: Weave = {
  name: 'twill',
  ambient: 0.4,
  drape: { height: 5.4, wave: 84, stretch: 2.6, ridge: 0.7 },
  crease: 0.8,
  at: (u, v, t) => {
    const line = Math.sin(((u + v) / 256) * 61 * turn + tileNoise(u, v, 28, 28) * 0.6);
    t.height = 0.15 * line + 0.1 * tileNoise(u, v, 210, 210);
    t.tone = 1 + 0.03 * line + 0.03 * tileNoise(u, v, 250, 18);
  },
};

export const canvas: Weave = {
  name: 'canvas',
  ambient: 0.42,
  drape: { height: 3.4, wave: 96, stretch: 1.8, ridge: 0.6 },
  crease: 0.8,
  at: (u, v, t) => {
    const grid =
      Math.sin(repeat(u, 72) * turn + Math.sin(repeat(v, 72) * turn) * 0.35) *
      Math.sin(repeat(v, 72) * turn);
    t.height = 0.2 * grid + 0.14 * tileNoise(u, v, 196, 196);
    t.tone = 1 + 0.05 * grid + 0.04 * tileNoise(u, v, 210, 28) + 0.03 * tileNoise(u, v, 28, 210);
  },
};

export const nylon: Weave = {
  name: 'nylon',
  ambient: 0.35,
  shine: 0.11,
  gloss: 13,
  glint: 0.03,
  drape: { height: 3.8, wave: 74, stretch: 1.8, ridge: 0.5 },
  crease: 0.9,
  at: (u, v, t) => {
    const threads = diagonal(u, v, 84, 0) * 0.5 + diagonal(u, v, 0, 84) * 0.5;
    t.height = 0.05 * threads + 0.03 * tileNoise(u, v, 160, 160);
    t.tone = 1 + 0.015 * threads;
  },
};

export const lycra: Weave = {
  name: 'lycra',
  ambient: 0.36,
  shine: 0.075,
  gloss: 15,
  drape: { height: 2.6, wave: 110, stretch: 1.8, ridge: 0.3 },
  body: 0.8,
  at: (u, v, t) => {
    const wale = Math.sin(repeat(u, 78) * turn);
    t.height = 0.09 * wale + 0.05 * tileNoise(u, v, 250, 250);
    t.tone = 1 + 0.02 * wale + 0.02 * tileNoise(u, v, 128, 128);
  },
};
