/** Softens a field by repeated box averages: near a Gaussian, in time that does not grow with the radius. */
import { addAt, sample } from './samples.ts';

/** Returns a new field; `radius` in samples, edges repeat. */
export function blurField(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 3,
): Float32Array {
  const r = Math.max(1, Math.round(radius * 0.6));
  const out = Float32Array.from(source);
  const between = new Float32Array(width * height);
  const k = 1 / (2 * r + 1);
  const sums = new Float32Array(width);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let sum = sample(out, row) * (r + 1);
      for (let x = 1; x <= r; x++) sum += sample(out, row + (x < width ? x : width - 1));
      for (let x = 0; x < width; x++) {
        between[row + x] = sum * k;
        const enter = x + r + 1;
        const leave = x - r;
        sum +=
          sample(out, row + (enter < width ? enter : width - 1)) -
          sample(out, row + (leave > 0 ? leave : 0));
      }
    }
    for (let x = 0; x < width; x++) sums[x] = sample(between, x) * (r + 1);
    for (let y = 1; y <= r; y++) {
      const row = (y < height ? y : height - 1) * width;
      for (let x = 0; x < width; x++) addAt(sums, x, sample(between, row + x));
    }
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const enter = Math.min(height - 1, y + r + 1) * width;
      const leave = Math.max(0, y - r) * width;
      for (let x = 0; x < width; x++) {
        out[row + x] = sample(sums, x) * k;
        addAt(sums, x, sample(between, enter + x) - sample(between, leave + x));
      }
    }
  }
  return out;
}
