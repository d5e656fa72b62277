/** The coarse field of a piece: edges, folds and drape as height, with slopes, hollows and grain ready to be read per pixel. */
import { blurField } from './blurField.ts';
import { addFold } from './folds.ts';
import { noise } from './noise.ts';
import { clamp, ease } from './numbers.ts';
import type { Line } from './paths.ts';
import type { Piece } from './piece.ts';
import { type Frame, type Mask, rasterMask } from './rasterMask.ts';
import { addAt, multiplyAt, sample } from './samples.ts';
import { inverse, settle, type Stage } from './stage.ts';

/** Six numbers per sample: slope x, slope y, height over its surroundings, grain u, grain v, tone. */
export const channels = 6;

export interface HeightField {
  readonly mask: Mask;
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
  readonly samples: Float32Array;
}

export function fieldFrame(stage: Stage): Frame {
  const k = stage.fieldScale / stage.scale;
  return {
    scale: stage.fieldScale,
    originX: Math.round(stage.originX * k),
    originY: Math.round(stage.originY * k),
    width: Math.ceil(stage.width * k),
    height: Math.ceil(stage.height * k),
  };
}

/** Removes the area of `lines` from the mask, or the area outside them. */
export function cutMask(
  mask: Mask,
  lines: readonly Line[],
  frame: Frame,
  keep: 'inside' | 'outside',
  margin: number,
): void {
  const cut = rasterMask(lines, frame, 1, margin);
  for (let y = 0; y < mask.height; y++) {
    const cy = y + mask.top - cut.top;
    for (let x = 0; x < mask.width; x++) {
      const cx = x + mask.left - cut.left;
      const c =
        cx >= 0 && cy >= 0 && cx < cut.width && cy < cut.height
          ? sample(cut.cover, cy * cut.width + cx)
          : 0;
      multiplyAt(mask.cover, y * mask.width + x, keep === 'inside' ? c : 1 - c);
    }
  }
}

export function buildHeightField(stage: Stage, piece: Piece, outline: Line): HeightField {
  const frame = fieldFrame(stage);
  const s = frame.scale;
  const size = Math.sqrt(
    Math.abs(stage.placement.a * stage.placement.d - stage.placement.b * stage.placement.c),
  );
  const edges = piece.edges ?? [[3, 1.4]];
  const widest = Math.max(6, ...edges.map((e) => e[0]));
  const pad = Math.ceil(Math.max(widest * 0.8, (piece.lift ?? 4) * 3.2) * size * s) + 4;
  const mask = rasterMask([outline], frame, pad, pad);
  const { width, height, cover } = mask;
  const originX = frame.originX + mask.left;
  const originY = frame.originY + mask.top;
  if (piece.holes)
    cutMask(
      mask,
      piece.holes.map((h) => settle(stage, h)),
      frame,
      'outside',
      pad,
    );
  if (piece.inside) cutMask(mask, [settle(stage, piece.inside)], frame, 'inside', pad);
  const field = new Float32Array(width * height);
  const { weave } = piece.cloth;
  // Extends a little past the outline, so that slopes do not drop abruptly there.
  let around = cover;
  for (const [radius, rise] of edges) {
    const soft = blurField(cover, width, height, radius * size * s);
    const h = rise * size * (radius > 8 ? (weave.bulk ?? 1) : 1);
    if (around === cover) around = soft;
    for (let i = 0; i < soft.length; i++)
      if (sample(soft, i) > 0.46)
        addAt(field, i, h * Math.sin(clamp((sample(soft, i) - 0.46) * 1.9) * (Math.PI / 2)));
  }
  const body = weave.body ?? 1;
  const grid = { scale: s, originX, originY, width, height, values: field };
  for (const f of piece.folds ?? [])
    addFold(
      grid,
      { ...f, height: f.height * (f.height > 0 ? body : 1) },
      settle(stage, f.line),
      size,
    );
  const samples = new Float32Array(width * height * channels);
  drapeAndGrain(stage, piece, grid, samples, around, size);
  const soft = blurField(field, width, height, (piece.hollowReach ?? 9) * size * s, 2);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const at = i * channels;
      samples[at] = (sample(field, i + 1) - sample(field, i - 1)) * 0.5 * s;
      samples[at + 1] = (sample(field, i + width) - sample(field, i - width)) * 0.5 * s;
      samples[at + 2] = (sample(field, i) - sample(soft, i)) / size;
      addAt(
        samples,
        at + 3,
        clamp((sample(soft, i + 1) - sample(soft, i - 1)) * 0.5 * s, -1.6, 1.6) * 5,
      );
      addAt(
        samples,
        at + 4,
        clamp((sample(soft, i + width) - sample(soft, i - width)) * 0.5 * s, -1.6, 1.6) * 5,
      );
    }
  return { mask, scale: s, originX, originY, samples };
}

/** Adds the drape of the cloth to the height, and writes grain and tone. */
function drapeAndGrain(
  stage: Stage,
  piece: Piece,
  grid: {
    originX: number;
    originY: number;
    width: number;
    height: number;
    scale: number;
    values: Float32Array;
  },
  samples: Float32Array,
  around: Float32Array,
  size: number,
): void {
  const back = inverse(stage.placement);
  const { weave } = piece.cloth;
  const { drape } = weave;
  const rise = drape.height * (piece.drape ?? 1) * size;
  const crease = (weave.crease ?? 0) * Math.min(1, 0.35 + (piece.drape ?? 1) * 0.65) * size;
  const angle = piece.grain ?? 0;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const sx = stage.driftX + (piece.seed ?? 0) * 3.1;
  const { grainAt, relief, fade } = piece;
  const wander = weave.wander ?? 0;
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      const i = y * grid.width + x;
      const X = (x + 0.5 + grid.originX) / grid.scale;
      const Y = (y + 0.5 + grid.originY) / grid.scale;
      const lx = back.a * X + back.c * Y + back.e;
      const ly = back.b * X + back.d * Y + back.f;
      const u = (lx - 400) * cos + ly * sin;
      const v = -(lx - 400) * sin + ly * cos;
      const at = i * channels;
      const grain = grainAt?.(lx, ly);
      samples[at + 3] = grain ? grain[0] : u;
      samples[at + 4] = grain ? grain[1] : v;
      samples[at + 5] = 1;
      if (sample(around, i) <= 0.002) continue;
      let h = 0;
      if (rise !== 0) {
        const p = u / drape.wave;
        const q = v / drape.stretch / drape.wave;
        const bend = 0.6 * noise(p * 0.6 + sx, q * 0.6);
        const turn = noise(p * 1.25 + sx + bend * 1.5 + 3, q * 0.9 + bend + 7);
        const ridge = 1.1 - Math.sqrt(turn * turn + 0.014);
        h +=
          rise *
          (1.3 * noise(p + sx + bend, q + bend) +
            0.75 * noise(p * 2.2 + sx + bend * 2, q * 1.7 + 9));
        if (ridge > 0.3)
          h +=
            rise *
            drape.ridge *
            ridge *
            ridge *
            ridge *
            ridge *
            ease(-0.25, 0.5, noise(p * 0.5 + 20 + sx, q * 0.6));
      }
      if (crease !== 0) {
        const bend = 1.3 * noise(lx / 70 + sx, ly / 70);
        const line = noise(lx / 46 + sx + bend, ly / 60 + bend * 0.7 + 5);
        const sharp = 1.05 - Math.sqrt(line * line + 0.003);
        const fine = 1 - Math.abs(noise(lx / 22 + sx - bend, ly / 27 + bend + 8));
        h +=
          crease *
          (sharp * sharp * sharp * sharp * (0.5 + 0.5 * noise(lx / 110 + 3, ly / 110 + sx)) +
            0.3 * fine * fine * fine);
      }
      if (relief) h += relief(lx, ly) * size;
      addAt(grid.values, i, h);
      if (wander !== 0) {
        addAt(samples, at + 3, wander * noise(lx / 44 + sx, ly / 40));
        addAt(samples, at + 4, wander * noise(lx / 37 + 9, ly / 34 + sx));
      }
      const mottle =
        1 + 0.022 * noise(lx / 34 + sx, ly / 30 + 4) + 0.02 * noise(lx / 120, ly / 110 + sx);
      samples[at + 5] = mottle * (fade ? fade(lx, ly) : 1);
    }
}
