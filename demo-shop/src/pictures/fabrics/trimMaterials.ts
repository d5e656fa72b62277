/** Materials of trims, which no product spec names: metal, horn, rubber, elastic and tape. */
import type { Weave } from '../engine/weaveTile.ts';
import { repeat, tileNoise } from './tileNoise.ts';

const still = { height: 0, wave: 100, stretch: 1, ridge: 0 };

export const metal: Weave = {
  name: 'metal',
  ambient: 0.26,
  shine: 0.75,
  gloss: 14,
  glint: 0.45,
  drape: still,
  at: (u, v, t) => {
    t.tone = 1 + 0.05 * tileNoise(u, v, 128, 32);
  },
};

export const horn: Weave = {
  name: 'horn',
  ambient: 0.32,
  shine: 0.2,
  gloss: 22,
  glint: 0.2,
  drape: still,
  at: (u, v, t) => {
    t.tone = 1 + 0.2 * tileNoise(u, v, 84, 36);
  },
};

export const rubber: Weave = {
  name: 'rubber',
  ambient: 0.44,
  shine: 0.05,
  gloss: 12,
  drape: still,
  at: (u, v, t) => {
    t.height = 0.07 * tileNoise(u, v, 210, 210);
    t.tone = 1 + 0.02 * tileNoise(u, v, 32, 32);
  },
};

export const elastic: Weave = {
  name: 'elastic',
  ambient: 0.38,
  drape: still,
  at: (u, v, t) => {
    const cord = Math.sin(repeat(u, 70) * Math.PI * 2);
    t.height = 0.5 * cord + 0.1 * tileNoise(u, v, 250, 250);
    t.tone = 0.86 + 0.14 * cord;
  },
};

export const tape: Weave = {
  name: 'tape',
  ambient: 0.4,
  shine: 0.05,
  gloss: 10,
  drape: still,
  at: (u, v, t) => {
    t.height = 0.1 * Math.sin(repeat(v, 84) * Math.PI * 2);
    t.tone = 1 + 0.03 * tileNoise(u, v, 220, 120);
  },
};

export const cork: Weave = {
  name: 'cork',
  ambient: 0.44,
  drape: still,
  at: (u, v, t) => {
    const grain = tileNoise(u, v, 90, 90);
    t.height = 0.4 * grain;
    t.tone = 1 + 0.16 * grain + 0.1 * tileNoise(u, v, 40, 40);
  },
};
