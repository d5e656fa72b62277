/** Daylight through a window and leaves, laid over a finished still life. */
import { blurField } from './blurField.ts';
import { type Dice, mix, seededDice } from './numbers.ts';
import type { Line, Point } from './paths.ts';
import { type Frame, rasterMask } from './rasterMask.ts';
import { multiplyAt, sample } from './samples.ts';

function pane(u: number, v: number, w: number, h: number, turn: number): Line {
  const corners: readonly Point[] = [
    [u, v],
    [u + w, v],
    [u + w, v + h],
    [u, v + h],
  ];
  return corners.map(([a, b]): Point => [-160 + a * 1.18 + b * 0.52, -60 + b * 0.92 - a * turn]);
}

function leafShape(x: number, y: number, length: number, angle: number): Line {
  const out: Point[] = [];
  const half = (t: number): number => Math.sin(Math.PI * t ** 0.8) ** 1.1 * length * 0.2;
  for (let i = 0; i <= 20; i++) out.push([(i / 20) * length, -half(i / 20)]);
  for (let i = 20; i >= 0; i--) out.push([(i / 20) * length, half(i / 20)]);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return out.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}

function branches(dice: Dice, width: number): Line[] {
  const out: Line[] = [];
  const starts = [
    [width + 40, 40, 2.95, 13],
    [width + 30, 260, 2.9, 9],
    [width * 0.75, -60, 2.2, 9],
  ] as const;
  for (const [x0, y0, a0, count] of starts) {
    let [x, y, a] = [x0, y0 as number, a0 + (dice() - 0.5) * 0.3];
    for (let i = 0; i < count; i++) {
      const [nx, ny] = [x + Math.cos(a) * 44, y + Math.sin(a) * 44];
      out.push([
        [x - 1.5, y - 2],
        [nx - 1.5, ny - 2],
        [nx + 1.5, ny + 2],
        [x + 1.5, y + 2],
      ]);
      for (const s of [-1, 1])
        out.push(
          leafShape(nx, ny, (92 - i * 3) * (0.8 + 0.4 * dice()), a + s * (0.75 + 0.3 * dice())),
        );
      [x, y] = [nx, ny];
      a += (dice() - 0.45) * 0.22;
    }
    out.push(leafShape(x, y, 70, a));
  }
  return out;
}

/** Coverage of the frame by any of `lines`. */
function covered(lines: readonly Line[], frame: Frame): Float32Array {
  const field = new Float32Array(frame.width * frame.height);
  for (const line of lines) {
    const mask = rasterMask([line], frame, 1);
    for (let y = Math.max(0, -mask.top); y < mask.height && y + mask.top < frame.height; y++)
      for (let x = Math.max(0, -mask.left); x < mask.width && x + mask.left < frame.width; x++) {
        const i = (y + mask.top) * frame.width + x + mask.left;
        field[i] = Math.max(sample(field, i), sample(mask.cover, y * mask.width + x));
      }
  }
  return field;
}

const softened = (field: Float32Array, frame: Frame, blur: number): Float32Array =>
  blurField(field, frame.width, frame.height, blur * frame.scale, 3);

/** Shade of leaves, 0…1: some close to the sheet, some further off. */
function leafShade(dice: Dice, unitsWide: number, frame: Frame): (i: number) => number {
  const leaves = covered(branches(dice, unitsWide), frame);
  const near = softened(leaves, frame, 9);
  const far = softened(leaves, frame, 26);
  return (i) => 0.65 * sample(near, i) + 0.35 * sample(far, i);
}

/** Multiplies `light` (linear, three per pixel); `unitsWide` is the picture's width in units. */
export function throwLight(
  light: Float32Array,
  picture: { width: number; height: number; unitsWide: number },
  kind: 'window' | 'leaves' | 'both',
  seed: number,
): void {
  const dice = seededDice(seed);
  const { width, height, unitsWide } = picture;
  const small = Math.min(width, 600);
  const scale = small / unitsWide;
  const frame: Frame = {
    scale,
    originX: 0,
    originY: 0,
    width: small,
    height: Math.ceil((height * small) / width),
  };
  const panes: Line[] = [];
  const turn = 0.12 + dice() * 0.08;
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 3; c++) panes.push(pane(c * 300 + dice() * 4, r * 330, 274, 306, turn));
  const lit =
    kind === 'leaves'
      ? new Float32Array(frame.width * frame.height).fill(1)
      : softened(covered(panes, frame), frame, 13);
  const shade = kind === 'window' ? null : leafShade(dice, unitsWide, frame);
  const field = shade ? lit.map((l, i) => l * (1 - 0.86 * shade(i))) : lit;
  const ratio = small / width;
  for (let y = 0; y < height; y++) {
    const gy = Math.min(frame.height - 1.001, Math.max(0, (y + 0.5) * ratio - 0.5));
    const iy = Math.floor(gy);
    for (let x = 0; x < width; x++) {
      const gx = Math.min(frame.width - 1.001, Math.max(0, (x + 0.5) * ratio - 0.5));
      const ix = Math.floor(gx);
      const k = iy * frame.width + ix;
      const l = mix(
        mix(sample(field, k), sample(field, k + 1), gx - ix),
        mix(sample(field, k + frame.width), sample(field, k + frame.width + 1), gx - ix),
        gy - iy,
      );
      const i = (y * width + x) * 3;
      multiplyAt(light, i, mix(0.67, 1.1, l));
      multiplyAt(light, i + 1, mix(0.695, 1.075, l));
      multiplyAt(light, i + 2, mix(0.74, 1.02, l));
    }
  }
}
