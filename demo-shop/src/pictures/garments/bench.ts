/** What every garment is drawn with: the stage, the product's cloths and random numbers. */
import { blendTo, linear, perceivedGrey, type Rgb, times } from '../engine/colour.ts';
import { layPiece } from '../engine/layPiece.ts';
import { type Line, mirrored, type Point, points, type Shape } from '../engine/paths.ts';
import type { Cloth, Piece } from '../engine/piece.ts';
import type { Stage } from '../engine/stage.ts';
import { jersey } from '../fabrics/knits.ts';
import { ribFor, weaveOf } from '../fabrics/weaveOf.ts';
import { satin } from '../fabrics/wovens.ts';
import type { Cut, GarmentSpec } from '../garmentSpec.ts';
import { printOf } from '../prints/printOf.ts';
import { stitchLine } from '../trims/stitchLine.ts';

/** Which side of the product lies up. */
export type Face = 'front' | 'back';

export interface Bench {
  readonly stage: Stage;
  readonly spec: GarmentSpec;
  readonly cut: Cut;
  readonly face: Face;
  readonly main: Cloth;
  /** The main cloth without its print. */
  readonly plain: Cloth;
  readonly rib: Cloth;
  readonly lining: Cloth;
  /** Contrast colour of soles, cuffs and piping. */
  readonly accent: Rgb;
  readonly thread: Rgb;
  readonly button: Rgb;
  /** 0…1, fixed for the product: picks between arrangements. */
  readonly whim: number;
}

export function createBench(stage: Stage, spec: GarmentSpec, face: Face): Bench {
  const colour = linear(spec.colour);
  const light = perceivedGrey(colour);
  const weave = weaveOf[spec.fabric];
  const first = spec.accents[0];
  const accent = first
    ? linear(first)
    : light > 0.3
      ? times(colour, 0.55)
      : blendTo(colour, [0.9, 0.86, 0.78], 0.6);
  return {
    stage,
    spec,
    cut: spec.cut,
    face,
    main: { weave, colour, print: stage.isMeasuring ? null : printOf(spec, stage.scale) },
    plain: { weave, colour },
    rib: { weave: ribFor[spec.fabric], colour: times(colour, 0.97) },
    lining: {
      weave: spec.fabric === 'jersey' ? jersey : satin,
      colour: blendTo(times(colour, 0.5), linear('#6d5547'), 0.3),
    },
    accent,
    thread: light > 0.08 ? times(colour, 0.72) : blendTo(colour, [1, 1, 1], 0.12),
    button: spec.accents[1]
      ? linear(spec.accents[1])
      : light > 0.52
        ? linear('#e9e0d0')
        : light > 0.1
          ? linear('#4a382b')
          : linear('#2a2422'),
    whim: ((spec.seed * 2654435) % 1009) / 1009,
  };
}

/** Rounded edges of a large panel, a small panel, and ribbing: blur radius and height. */
export const edgesOf = {
  body: [
    [2.6, 1.6],
    [28, 4.4],
  ],
  panel: [
    [2.4, 1.5],
    [12, 2.2],
  ],
  flat: [[2, 1.2]],
  rib: [
    [4, 2.1],
    [15, 2.8],
  ],
  band: [
    [3, 2],
    [8, 1.6],
  ],
} as const satisfies Record<string, Piece['edges']>;

type Rest = Partial<Omit<Piece, 'outline'>>;

/** Lays a piece, by default in the main cloth. */
export function lay(bench: Bench, outline: Shape, rest: Rest = {}): void {
  layPiece(bench.stage, { outline, cloth: bench.main, edges: edgesOf.body, ...rest });
}

/** Quiet topstitching in the product's thread. */
export function topstitch(
  bench: Bench,
  line: Shape,
  rest: {
    offset?: number;
    strength?: number;
    colour?: Rgb;
    length?: number;
    thickness?: number;
  } = {},
): void {
  stitchLine(bench.stage, line, {
    colour: rest.colour ?? bench.thread,
    strength: rest.strength ?? 0.6,
    thickness: 0.8,
    ...rest,
  });
}

/** The slip that shows through lace. */
export const underLace = (bench: Bench): Cloth => ({
  weave: jersey,
  colour: blendTo(bench.main.colour, linear('#c9a98f'), 0.72),
});

export type Hand = 'right' | 'left';
export const hands = ['right', 'left'] as const;

/** Moves a point, which is drawn for the right half, to the given side. */
export const pointOn = (hand: Hand, [x, y]: Point): Point => [hand === 'right' ? x : 800 - x, y];

/** Moves a shape, which is drawn for the right half, to the given side. */
export const on = (hand: Hand, shape: Shape): Line =>
  hand === 'right' ? points(shape) : mirrored(shape);
