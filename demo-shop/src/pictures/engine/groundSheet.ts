/** The sheet below everything: warm paper with a soft fall of light, and the finished picture as bytes. */
import { blurField } from './blurField.ts';
import { type Rgb, screenValue } from './colour.ts';
import { cellHash, wrapNoise } from './noise.ts';
import { clamp } from './numbers.ts';
import { multiplyAt, sample } from './samples.ts';
import type { Stage } from './stage.ts';

const grainSize = 512;
let cachedGrain: Float32Array | null = null;

/** Paper grain as a multiplier, a tile of 512 × 512 pixels. */
function paperGrain(): Float32Array {
  if (cachedGrain) return cachedGrain;
  const grain = new Float32Array(grainSize * grainSize);
  for (let y = 0; y < grainSize; y++)
    for (let x = 0; x < grainSize; x++) {
      const [u, v] = [x / grainSize, y / grainSize];
      grain[y * grainSize + x] =
        1 +
        0.009 * wrapNoise(u * 200, v * 200, 200, 200) +
        0.011 * wrapNoise(u * 52, v * 80, 52, 80) +
        0.008 * (cellHash(x, y) - 0.5);
    }
  cachedGrain = grain;
  return grain;
}

/** A fresh ground in linear light, three numbers per pixel. */
export function layGround(stage: Stage, colour: Rgb): Float32Array {
  const { width, height } = stage;
  const grain = paperGrain();
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const Y = (y + stage.originY) / stage.scale / 1000;
    for (let x = 0; x < width; x++) {
      const X = (x + stage.originX) / stage.scale / 800;
      const k =
        (1.045 - 0.1 * (0.42 * X + 0.58 * Y)) * sample(grain, (y & 511) * grainSize + (x & 511));
      const i = (y * width + x) * 3;
      out[i] = colour[0] * k;
      out[i + 1] = colour[1] * k;
      out[i + 2] = colour[2] * k * (1.004 - 0.009 * Y);
    }
  }
  return out;
}

const layers = [
  { blur: 0.45, dx: 0.32, dy: 0.42, dark: 0.46 },
  { blur: 1.8, dx: 1.1, dy: 1.4, dark: 0.36 },
  { blur: 6.5, dx: 3.6, dy: 5.2, dark: 0.27 },
] as const;

/** Lays what is on the stage onto the ground with three shadows, contact to haze; `lift` in units. */
export function setDown(ground: Float32Array, stage: Stage, lift: number): void {
  const { width, height, cover, light } = stage;
  const cell = Math.max(1, Math.round(stage.scale));
  const w = Math.ceil(width / cell);
  const h = Math.ceil(height / cell);
  const small = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let v = 0; v < cell; v++)
        for (let u = 0; u < cell; u++)
          sum += sample(
            cover,
            Math.min(height - 1, y * cell + v) * width + Math.min(width - 1, x * cell + u),
          );
      small[y * w + x] = sum / (cell * cell);
    }
  const s = stage.scale / cell;
  const dark = new Float32Array(w * h).fill(1);
  let soft: Float32Array = small;
  let done = 0;
  for (const layer of layers) {
    // Each shadow is blurred from the one before, so the wide ones cost little more.
    const radius = Math.sqrt((layer.blur * lift) ** 2 - done ** 2);
    soft = blurField(soft, w, h, radius * 0.9 * s, 2);
    done = layer.blur * lift;
    const dx = Math.round(layer.dx * lift * s);
    const dy = Math.round(layer.dy * lift * s);
    for (let y = 0; y < h; y++) {
      const from = Math.max(0, y - dy) * w;
      for (let x = 0; x < w; x++)
        multiplyAt(dark, y * w + x, 1 - layer.dark * sample(soft, from + (x > dx ? x - dx : 0)));
    }
  }
  for (let y = 0; y < height; y++) {
    const gy = clamp((y + 0.5) / cell - 0.5, 0, h - 1.001);
    const iy = Math.floor(gy);
    const ty = gy - iy;
    for (let x = 0; x < width; x++) {
      const gx = clamp((x + 0.5) / cell - 0.5, 0, w - 1.001);
      const ix = Math.floor(gx);
      const tx = gx - ix;
      const k = iy * w + ix;
      const upper = sample(dark, k) + (sample(dark, k + 1) - sample(dark, k)) * tx;
      const below = iy + 1 < h ? k + w : k;
      const lower = sample(dark, below) + (sample(dark, below + 1) - sample(dark, below)) * tx;
      const d = upper + (lower - upper) * ty;
      const j = y * width + x;
      const a = sample(cover, j);
      if (a <= 0 && d > 0.999) continue;
      // Light colours are kept premultiplied by cover.
      ground[j * 3] = sample(ground, j * 3) * (1 - (1 - d) * 0.94) * (1 - a) + sample(light, j * 3);
      ground[j * 3 + 1] = sample(ground, j * 3 + 1) * d * (1 - a) + sample(light, j * 3 + 1);
      ground[j * 3 + 2] =
        sample(ground, j * 3 + 2) * (1 - (1 - d) * 1.05) * (1 - a) + sample(light, j * 3 + 2);
    }
  }
}

/** Linear light as sRGB bytes, with a grain of dither so that soft shadows do not band. */
export function developed(light: Float32Array): Uint8Array {
  const out = new Uint8Array(light.length);
  let state = 0x2545f491;
  for (let i = 0; i < light.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const v = screenValue(sample(light, i)) + (state >>> 8) / 16777216;
    out[i] = v < 0 ? 0 : v > 255 ? 255 : v;
  }
  return out;
}
