/** Knitted surfaces: jersey, ribs, plain knits and cables. */
import { clamp } from '../engine/numbers.ts';
import { type Texel, tileUnits, type Weave } from '../engine/weaveTile.ts';
import { repeat, tileNoise } from './tileNoise.ts';

/** One V-shaped stitch field: `wales` columns and `rows` rows per tile; returns 0…1 height of the yarn. */
function stitch(u: number, v: number, wales: number, rows: number): number {
  const column = repeat(u, wales);
  const fromMiddle = Math.abs(column - 0.5) * 2;
  const rowAt = (v / tileUnits) * rows + fromMiddle * 0.62;
  const along = (rowAt - Math.floor(rowAt) - 0.5) * 2;
  const leg = Math.sqrt(Math.max(0, 1 - along * along * 0.95));
  return leg * Math.sin(Math.PI * clamp(fromMiddle * 0.9 + 0.06)) ** 0.6;
}

const knitDrape = { height: 6.4, wave: 122, stretch: 2.3, ridge: 0.28 };

function plainKnit(
  name: string,
  options: {
    wales: number;
    rows: number;
    relief: number;
    contrast: number;
    bulk: number;
    wander: number;
  },
): Weave {
  const { wales, rows, relief, contrast } = options;
  return {
    name,
    ambient: 0.42,
    fuzz: 0.07,
    drape: knitDrape,
    wander: options.wander,
    bulk: options.bulk,
    at: (u, v, t) => {
      const yarn = stitch(u, v, wales, rows);
      const fibre = tileNoise(u, v, 180, 120);
      t.height = relief * yarn + 0.12 * relief * fibre;
      t.tone =
        1 -
        contrast +
        contrast * 1.18 * yarn +
        0.05 * fibre +
        0.05 * tileNoise(u, v, wales, rows) +
        0.03 * tileNoise(u, v, 12, 60);
    },
  };
}

function ribbed(
  name: string,
  options: { ribs: number; rows: number; relief: number; contrast: number },
): Weave {
  const { ribs, rows, relief, contrast } = options;
  return {
    name,
    ambient: 0.42,
    fuzz: 0.06,
    drape: { ...knitDrape, height: 4.6 },
    wander: 1.2,
    at: (u, v, t) => {
      const across = repeat(u, ribs);
      const bow = Math.sqrt(Math.max(0, 1 - ((across - 0.5) * 2.05) ** 2));
      const rowAt = (v / tileUnits) * rows + Math.abs(across - 0.5) * 0.8;
      const row = Math.sin(Math.PI * (rowAt - Math.floor(rowAt)));
      t.height = relief * (bow + 0.24 * row * bow) + 0.1 * tileNoise(u, v, 200, 200);
      t.tone =
        1 - contrast + contrast * 1.06 * bow * (0.8 + 0.2 * row) + 0.04 * tileNoise(u, v, 200, 200);
    },
  };
}

const cableWidth = 64;

/**
 * Ropes of two strands beside purl gutters, on a plain knit; wide and narrow ropes alternate, with
 * a wide one at u = 0.
 */
function cable(u: number, v: number, t: Texel): void {
  const slot = Math.round(u / cableWidth);
  const x = u - slot * cableWidth;
  const isWide = slot % 2 === 0;
  const half = isWide ? 15 : 9;
  const swing = half * 0.5;
  const turns = isWide ? 4 : 6;
  const yarn = stitch(u, v, 32, 36);
  const phase = (v / tileUnits) * turns * Math.PI * 2;
  let rope = 0;
  for (const strand of [0, Math.PI]) {
    const d = (x - swing * Math.sin(phase + strand)) / (half * 0.62);
    if (Math.abs(d) >= 1) continue;
    // The strand that runs to the right passes over the other.
    const over = 0.5 + 0.5 * Math.cos(phase + strand);
    const h = Math.sqrt(1 - d * d) * (0.3 + 0.7 * over);
    if (h > rope) rope = h;
  }
  const gutter =
    Math.abs(x) > half + 2 && Math.abs(x) < half + 8
      ? Math.sin((Math.PI * (Math.abs(x) - half - 2)) / 6)
      : 0;
  t.height =
    rope * 6 + (1.15 - 0.65 * rope) * yarn - gutter * 2.6 + 0.14 * tileNoise(u, v, 180, 120);
  t.tone =
    0.72 +
    0.3 * (yarn + (0.3 + 0.7 * rope - yarn) * rope * 0.85) -
    0.2 * gutter +
    0.05 * tileNoise(u, v, 180, 120);
}

export const jersey: Weave = {
  name: 'jersey',
  ambient: 0.42,
  fuzz: 0.03,
  drape: { height: 5.6, wave: 92, stretch: 2.2, ridge: 0.6 },
  crease: 0.5,
  at: (u, v, t) => {
    const column = Math.sin(repeat(u, 84) * Math.PI * 2);
    t.height = 0.1 * column + 0.1 * tileNoise(u, v, 200, 120);
    t.tone =
      1 + 0.022 * column + 0.03 * tileNoise(u, v, 190, 190) + 0.028 * tileNoise(u, v, 110, 18);
  },
};

export const fineKnit: Weave = plainKnit('fine-knit', {
  wales: 62,
  rows: 70,
  relief: 0.55,
  contrast: 0.16,
  bulk: 1,
  wander: 1,
});
export const chunkyKnit: Weave = plainKnit('chunky-knit', {
  wales: 26,
  rows: 31,
  relief: 1.75,
  contrast: 0.3,
  bulk: 1.35,
  wander: 2.2,
});
export const rib: Weave = ribbed('rib', { ribs: 46, rows: 58, relief: 0.95, contrast: 0.26 });
export const cuffRib: Weave = ribbed('cuff-rib', {
  ribs: 32,
  rows: 46,
  relief: 1.6,
  contrast: 0.32,
});
export const chunkyRib: Weave = ribbed('chunky-rib', {
  ribs: 22,
  rows: 36,
  relief: 2.3,
  contrast: 0.34,
});
export const cableKnit: Weave = {
  name: 'cable-knit',
  ambient: 0.42,
  fuzz: 0.07,
  drape: { ...knitDrape, height: 5.2 },
  wander: 1.6,
  bulk: 1.3,
  at: cable,
};
