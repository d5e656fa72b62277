/** The sheet a piece is laid on: light so far, what is covered, and where units fall on pixels. */
import { noise } from './noise.ts';
import { type Dice, seededDice } from './numbers.ts';
import { type Line, type Point, points, type Shape } from './paths.ts';
import type { Frame } from './rasterMask.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f, in units. */
export interface Placement {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface Stage extends Frame {
  /** Samples per unit of the coarse fields (folds, drape, shadows). */
  readonly fieldScale: number;
  readonly dice: Dice;
  /** Linear light, three per pixel. */
  readonly light: Float32Array;
  readonly cover: Float32Array;
  readonly driftX: number;
  readonly driftY: number;
  /** Only records coverage, to measure the space that a piece takes. */
  readonly isMeasuring: boolean;
  /** How far outlines deviate from their drawing, in units. */
  wobble: number;
  placement: Placement;
}

/** The part of the 800 × 1000 picture that is drawn. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholePicture: Window = { left: 0, top: 0, width: 800, height: 1000 };
export const asDrawn: Placement = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** An empty stage `width` pixels wide that shows `window`. */
export function createStage(options: {
  width: number;
  window: Window;
  seed: number;
  isMeasuring?: boolean;
}): Stage {
  const { window, seed } = options;
  const scale = options.width / window.width;
  const width = Math.round(options.width);
  const height = Math.round(window.height * scale);
  return {
    scale,
    fieldScale: scale <= 1 ? scale : Math.max(1, scale / 2),
    originX: Math.round(window.left * scale),
    originY: Math.round(window.top * scale),
    width,
    height,
    dice: seededDice(seed),
    light: new Float32Array(width * height * 3),
    cover: new Float32Array(width * height),
    isMeasuring: options.isMeasuring ?? false,
    driftX: (seed * 17.31) % 97,
    driftY: (seed * 7.77) % 89,
    wobble: 2.6,
    placement: asDrawn,
  };
}

/** Scaled by `scale` and turned by `angle` about `about`, which lands on `at`. A negative `flip` mirrors it. */
export function placed(options: {
  scale: number;
  angle: number;
  about: Point;
  at: Point;
  flip?: boolean;
}): Placement {
  const { scale, angle, about, at } = options;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const flip = options.flip ? -1 : 1;
  const [a, b, c, d] = [cos * flip, sin * flip, -sin, cos];
  return {
    a,
    b,
    c,
    d,
    e: at[0] - a * about[0] - c * about[1],
    f: at[1] - b * about[0] - d * about[1],
  };
}

/** One placement inside another: first `inner`, then `outer`. */
export function nested(outer: Placement, inner: Placement): Placement {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

export function inverse(p: Placement): Placement {
  const det = p.a * p.d - p.b * p.c;
  const [a, b, c, d] = [p.d / det, -p.b / det, -p.c / det, p.a / det];
  return { a, b, c, d, e: -(a * p.e + c * p.f), f: -(b * p.e + d * p.f) };
}

/** Draws with a further placement, then restores the previous one. */
export function within(stage: Stage, inner: Placement, draw: () => void): void {
  const outer = stage.placement;
  stage.placement = nested(outer, inner);
  draw();
  stage.placement = outer;
}

/** The points of a shape where they lie on the stage: a hand-made wobble, then the placement. */
export function settle(stage: Stage, shape: Shape): Line {
  const p = stage.placement;
  const { driftX, driftY, wobble } = stage;
  return points(shape).map(([x, y]) => {
    const k = wobble * (0.75 + 0.0007 * y);
    const wx =
      x +
      k *
        (noise(x / 170 + driftX, y / 170 + driftY) +
          0.36 * noise(x / 38 + driftX, y / 38 + driftY) +
          0.06 * noise(x / 11, y / 11 + driftX));
    const wy =
      y +
      k *
        (noise(x / 170 + driftX + 50, y / 170 + driftY) +
          0.36 * noise(x / 38 + driftX + 50, y / 38 + driftY) +
          0.06 * noise(x / 11 + 70, y / 11));
    return [p.a * wx + p.c * wy + p.e, p.b * wx + p.d * wy + p.f];
  });
}
