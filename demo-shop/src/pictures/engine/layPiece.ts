/** Lays a piece on the stage: its shadow on what is below, then its own colour under one light from the upper left. Long: the steps of laying one piece, which share its fields. */
import { blurField } from './blurField.ts';
import { dyed, linear } from './colour.ts';
import { buildHeightField, channels, cutMask, type HeightField } from './heightField.ts';
import { clamp } from './numbers.ts';
import type { Piece } from './piece.ts';
import { type Mask, rasterMask } from './rasterMask.ts';
import { multiplyAt, sample } from './samples.ts';
import { settle, type Stage } from './stage.ts';
import { weaveTile } from './weaveTile.ts';

const lightX = -0.47;
const lightY = -0.57;
const lightZ = 0.674;
const halfway = Math.hypot(lightX, lightY, lightZ + 1);
const halfX = lightX / halfway;
const halfY = lightY / halfway;
const halfZ = (lightZ + 1) / halfway;
const worn = linear('#c4cbd2');

export function layPiece(stage: Stage, piece: Piece): void {
  const outline = settle(stage, piece.outline);
  const mask = rasterMask([outline], stage, 2);
  if (stage.isMeasuring) {
    noteCover(stage, mask);
    return;
  }
  const field = buildHeightField(stage, piece, outline);
  if (field.mask.width === 0) return;
  if (mask.width > 0) {
    if (piece.holes)
      cutMask(
        mask,
        piece.holes.map((h) => settle(stage, h)),
        stage,
        'outside',
        0,
      );
    if (piece.inside) cutMask(mask, [settle(stage, piece.inside)], stage, 'inside', 0);
  }
  const size = Math.sqrt(
    Math.abs(stage.placement.a * stage.placement.d - stage.placement.b * stage.placement.c),
  );
  // What is visible through a net is not in its shade.
  if (!piece.cloth.weave.isOpen) castShadow(stage, field, (piece.lift ?? 4) * size);
  if (mask.width > 0) shade(stage, piece, mask, field, size);
}

function noteCover(stage: Stage, mask: Mask): void {
  for (let y = Math.max(0, -mask.top); y < mask.height && y + mask.top < stage.height; y++)
    for (let x = Math.max(0, -mask.left); x < mask.width && x + mask.left < stage.width; x++) {
      const j = (y + mask.top) * stage.width + x + mask.left;
      stage.cover[j] = Math.max(sample(stage.cover, j), sample(mask.cover, y * mask.width + x));
    }
}

/** Darkens what is already there: a close contact shadow and a wide soft one, down to the right. */
function castShadow(stage: Stage, field: HeightField, lift: number): void {
  if (lift <= 0) return;
  const { mask, scale: s } = field;
  const { width, height } = mask;
  const near = blurField(mask.cover, width, height, lift * 0.35 * s, 1);
  const far = blurField(near, width, height, lift * 1.5 * s, 2);
  const [nx, ny, fx, fy] = [0.22, 0.3, 0.75, 1].map((k) => Math.round(lift * k * s)) as [
    number,
    number,
    number,
    number,
  ];
  const dark = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const a = x >= nx && y >= ny ? sample(near, (y - ny) * width + x - nx) : 0;
      const b = x >= fx && y >= fy ? sample(far, (y - fy) * width + x - fx) : 0;
      dark[y * width + x] = (1 - 0.5 * a) * (1 - 0.42 * b);
    }
  const perPixel = s / stage.scale;
  const fromX = Math.max(0, Math.ceil((field.originX + 1) / perPixel - stage.originX));
  const toX = Math.min(
    stage.width,
    Math.floor((field.originX + width - 2) / perPixel - stage.originX),
  );
  const fromY = Math.max(0, Math.ceil((field.originY + 1) / perPixel - stage.originY));
  const toY = Math.min(
    stage.height,
    Math.floor((field.originY + height - 2) / perPixel - stage.originY),
  );
  for (let py = fromY; py < toY; py++) {
    const gy = (py + 0.5 + stage.originY) * perPixel - field.originY - 0.5;
    const y = Math.floor(gy);
    const ty = gy - y;
    for (let px = fromX; px < toX; px++) {
      const j = py * stage.width + px;
      if (sample(stage.cover, j) <= 0) continue;
      const gx = (px + 0.5 + stage.originX) * perPixel - field.originX - 0.5;
      const x = Math.floor(gx);
      const tx = gx - x;
      const i = y * width + x;
      const upper = sample(dark, i) + (sample(dark, i + 1) - sample(dark, i)) * tx;
      const lower =
        sample(dark, i + width) + (sample(dark, i + width + 1) - sample(dark, i + width)) * tx;
      const d = upper + (lower - upper) * ty;
      if (d > 0.998) continue;
      multiplyAt(stage.light, j * 3, d);
      multiplyAt(stage.light, j * 3 + 1, d * 0.997);
      multiplyAt(stage.light, j * 3 + 2, d * 0.992);
    }
  }
}

function shade(stage: Stage, piece: Piece, mask: Mask, field: HeightField, size: number): void {
  const { weave, print } = piece.cloth;
  const base = dyed(piece.cloth.colour);
  const tile = weaveTile(weave, stage.scale * size);
  const last = tile.size - 1;
  const { light, cover } = stage;
  const { samples } = field;
  const fw = field.mask.width;
  const perPixel = field.scale / stage.scale;
  const whole = piece.tone ?? 1;
  const relievo = piece.relievo ?? 1;
  const ambient = weave.ambient * 0.86;
  const shine = weave.shine ?? 0;
  const gloss = weave.gloss ?? 16;
  const glint = weave.glint ?? 0;
  const fuzz = weave.fuzz ?? 0;
  const hollowness = (piece.hollow ?? 0.11) * 2;
  const printMask = print ? print.size - 1 : 0;
  const printDensity = print ? print.size / print.period : 0;
  const unit = 1 / stage.scale;
  for (let y = 0; y < mask.height; y++) {
    const Y = y + mask.top;
    if (Y < 0 || Y >= stage.height) continue;
    const gy = (Y + 0.5 + stage.originY) * perPixel - field.originY - 0.5;
    const iy = clamp(Math.floor(gy), 0, field.mask.height - 2);
    const ty = gy - iy;
    for (let x = 0; x < mask.width; x++) {
      let alpha = sample(mask.cover, y * mask.width + x);
      if (alpha < 0.003) continue;
      const X = x + mask.left;
      if (X < 0 || X >= stage.width) continue;
      const gx = (X + 0.5 + stage.originX) * perPixel - field.originX - 0.5;
      const ix = gx < 0 ? 0 : gx > fw - 2 ? fw - 2 : Math.floor(gx);
      const tx = gx - ix;
      const p = (iy * fw + ix) * channels;
      const q = p + fw * channels;
      const w00 = (1 - tx) * (1 - ty);
      const w10 = tx * (1 - ty);
      const w01 = (1 - tx) * ty;
      const w11 = tx * ty;
      let slopeX =
        sample(samples, p) * w00 +
        sample(samples, p + 6) * w10 +
        sample(samples, q) * w01 +
        sample(samples, q + 6) * w11;
      let slopeY =
        sample(samples, p + 1) * w00 +
        sample(samples, p + 7) * w10 +
        sample(samples, q + 1) * w01 +
        sample(samples, q + 7) * w11;
      const above =
        sample(samples, p + 2) * w00 +
        sample(samples, p + 8) * w10 +
        sample(samples, q + 2) * w01 +
        sample(samples, q + 8) * w11;
      const u00 = sample(samples, p + 3);
      const v00 = sample(samples, p + 4);
      const u =
        u00 * w00 +
        sample(samples, p + 9) * w10 +
        sample(samples, q + 3) * w01 +
        sample(samples, q + 9) * w11;
      const v =
        v00 * w00 +
        sample(samples, p + 10) * w10 +
        sample(samples, q + 4) * w01 +
        sample(samples, q + 10) * w11;
      let tone =
        (sample(samples, p + 5) * w00 +
          sample(samples, p + 11) * w10 +
          sample(samples, q + 5) * w01 +
          sample(samples, q + 11) * w11) *
        whole;

      // The weave, read between its four nearest samples.
      const tu = u * tile.density - 0.5;
      const tv = v * tile.density - 0.5;
      const tui = Math.floor(tu);
      const tvi = Math.floor(tv);
      const fu = tu - tui;
      const fv = tv - tvi;
      const c0 = tui & last;
      const c1 = (tui + 1) & last;
      const r0 = (tvi & last) * tile.size;
      const r1 = ((tvi + 1) & last) * tile.size;
      const a00 = (1 - fu) * (1 - fv);
      const a10 = fu * (1 - fv);
      const a01 = (1 - fu) * fv;
      const a11 = fu * fv;
      const k00 = r0 + c0;
      const k10 = r0 + c1;
      const k01 = r1 + c0;
      const k11 = r1 + c1;
      if (relievo !== 0) {
        const su =
          (sample(tile.slopeU, k00) * a00 +
            sample(tile.slopeU, k10) * a10 +
            sample(tile.slopeU, k01) * a01 +
            sample(tile.slopeU, k11) * a11) *
          relievo;
        const sv =
          (sample(tile.slopeV, k00) * a00 +
            sample(tile.slopeV, k10) * a10 +
            sample(tile.slopeV, k01) * a01 +
            sample(tile.slopeV, k11) * a11) *
          relievo;
        const step = field.scale * size;
        slopeX +=
          (su * (sample(samples, p + 9) - u00) + sv * (sample(samples, p + 10) - v00)) * step;
        slopeY +=
          (su * (sample(samples, q + 3) - u00) + sv * (sample(samples, q + 4) - v00)) * step;
        tone *=
          1 +
          (sample(tile.tone, k00) * a00 +
            sample(tile.tone, k10) * a10 +
            sample(tile.tone, k01) * a01 +
            sample(tile.tone, k11) * a11 -
            1) *
            relievo;
      }
      if (tile.open)
        alpha *=
          1 -
          (sample(tile.open, k00) * a00 +
            sample(tile.open, k10) * a10 +
            sample(tile.open, k01) * a01 +
            sample(tile.open, k11) * a11);
      let red = base[0];
      let green = base[1];
      let blue = base[2];
      if (print) {
        const cu = Math.floor(u * printDensity) & printMask;
        const cv = Math.floor(v * printDensity) & printMask;
        const cu1 = (cu + 1) & printMask;
        const cv1 = (cv + 1) & printMask;
        const pu = u * printDensity - Math.floor(u * printDensity);
        const pv = v * printDensity - Math.floor(v * printDensity);
        const ink = print.samples;
        const n = print.size;
        let i = (cv * n + cu) * 4;
        let k = (1 - pu) * (1 - pv) * sample(ink, i + 3);
        let share = k;
        let [pr, pg, pb] = [0, 0, 0];
        pr += sample(ink, i) * k;
        pg += sample(ink, i + 1) * k;
        pb += sample(ink, i + 2) * k;
        i = (cv * n + cu1) * 4;
        k = pu * (1 - pv) * sample(ink, i + 3);
        share += k;
        pr += sample(ink, i) * k;
        pg += sample(ink, i + 1) * k;
        pb += sample(ink, i + 2) * k;
        i = (cv1 * n + cu) * 4;
        k = (1 - pu) * pv * sample(ink, i + 3);
        share += k;
        pr += sample(ink, i) * k;
        pg += sample(ink, i + 1) * k;
        pb += sample(ink, i + 2) * k;
        i = (cv1 * n + cu1) * 4;
        k = pu * pv * sample(ink, i + 3);
        share += k;
        red = red * (1 - share) + pr + sample(ink, i) * k;
        green = green * (1 - share) + pg + sample(ink, i + 1) * k;
        blue = blue * (1 - share) + pb + sample(ink, i + 2) * k;
      }
      if (tile.wear) {
        const w =
          sample(tile.wear, k00) * a00 +
          sample(tile.wear, k10) * a10 +
          sample(tile.wear, k01) * a01 +
          sample(tile.wear, k11) * a11 +
          above * 0.055 * relievo +
          (tone - 1) * 0.25;
        const pale = clamp(w, 0, 0.9) * 0.55;
        const deep = 1 + clamp(w, -0.4, 0) * 0.8;
        red = (red + (worn[0] - red) * pale) * deep;
        green = (green + (worn[1] - green) * pale) * deep;
        blue = (blue + (worn[2] - blue) * pale) * deep;
      }

      const upright = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      let facing = ((-slopeX * lightX - slopeY * lightY + lightZ) * upright) / lightZ;
      facing = facing < 0 ? 0 : facing > 1 ? 1 + (facing - 1) * 0.5 : facing;
      let open = 1 + above * hollowness;
      open = open < 0.45 ? 0.45 : open > 1.12 ? 1.12 : open;
      const fall =
        1.06 - 0.065 * ((X + stage.originX) * unit * 0.00125 + (Y + stage.originY) * unit * 0.001);
      let lit =
        (ambient * open + (1 - ambient) * facing * (0.6 + 0.4 * (open < 1 ? open : 1))) * fall;
      let mirror = 0;
      if (shine > 0) {
        const n = (-slopeX * halfX - slopeY * halfY + halfZ) * upright;
        if (n > 0) {
          const power = n ** gloss;
          mirror = shine * power * fall;
          if (glint > 0) mirror += glint * power ** 6;
        }
      }
      if (fuzz > 0) lit += fuzz * (1 - upright);
      // Shade on cloth is a little warmer than its lit side.
      const warmth = lit < 1 ? (1 - lit) * 0.04 : 0;
      const j = Y * stage.width + X;
      const keep = 1 - alpha;
      const l = lit * tone;
      light[j * 3] = sample(light, j * 3) * keep + (red * l * (1 + warmth) + mirror) * alpha;
      light[j * 3 + 1] = sample(light, j * 3 + 1) * keep + (green * l + mirror) * alpha;
      light[j * 3 + 2] =
        sample(light, j * 3 + 2) * keep + (blue * l * (1 - warmth) + mirror) * alpha;
      cover[j] = sample(cover, j) + alpha - sample(cover, j) * alpha;
    }
  }
}
