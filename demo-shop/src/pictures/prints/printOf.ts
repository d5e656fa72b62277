/** The printed tile of a product; a new print does not compile until it is drawn. */
import { blendTo, linear, perceivedGrey, type Rgb } from '../engine/colour.ts';
import type { PrintTile } from '../engine/printTile.ts';
import { tileDensity } from '../engine/weaveTile.ts';
import type { GarmentSpec, Print } from '../garmentSpec.ts';
import { colourBlock } from './colourBlock.ts';
import { flower } from './flower.ts';
import { animal, dot, leaf } from './scattered.ts';
import { check, gingham, pinstripe, stripe } from './stripes.ts';

interface PrintInks {
  readonly base: Rgb;
  readonly first: Rgb;
  readonly second: Rgb;
  readonly all: readonly Rgb[];
  readonly density: number;
  readonly seed: number;
  /** 0…1, chooses a small or a large repeat. */
  readonly scale: number;
}

const draw: Readonly<Record<Print, (i: PrintInks) => PrintTile | null>> = {
  plain: () => null,
  'colour-block': (i) =>
    colourBlock(i.first, i.second, 440 + i.scale * 60, i.scale < 0.5 ? 640 : 2000),
  stripe: (i) =>
    i.scale < 0.35
      ? stripe(i.first, i.density, 18, 0.34)
      : i.scale < 0.8
        ? stripe(i.first, i.density, 32, 0.36)
        : stripe(i.first, i.density, 64, 0.46),
  pinstripe: (i) => pinstripe(i.first, i.density, i.scale < 0.5 ? 18 : 26),
  check: (i) => check(i.first, i.second, i.density, i.scale < 0.5 ? 60 : 88),
  gingham: (i) => gingham(i.first, i.density, i.scale < 0.5 ? 16 : 28),
  dot: (i) => (i.scale < 0.5 ? dot(i.first, i.density, 26, 3) : dot(i.first, i.density, 44, 6)),
  flower: (i) =>
    flower(i.all, blendTo(i.second, linear('#7c8060'), 0.75), i.density, {
      seed: i.seed,
      size: i.scale < 0.4 ? 0.7 : i.scale < 0.8 ? 1 : 1.6,
    }),
  leaf: (i) => leaf(i.all, i.density, { seed: i.seed, size: i.scale < 0.5 ? 0.9 : 1.5 }),
  animal: (i) => animal(i.first, i.second, i.density),
};

/** Missing accents are made from the base colour: lighter on dark cloth, darker on light. */
export function printOf(spec: GarmentSpec, pictureScale: number): PrintTile | null {
  const base = linear(spec.colour);
  const contrast = linear(perceivedGrey(base) > 0.22 ? '#2c2a33' : '#efe6d6');
  const accents = spec.accents.map(linear);
  const [first = contrast, second = blendTo(base, first, 0.5)] = accents;
  return draw[spec.print]({
    base,
    first,
    second,
    all: accents.length > 0 ? accents : [first, second],
    density: Math.max(1, tileDensity(pictureScale)),
    seed: spec.seed,
    scale: ((spec.seed * 7919) % 100) / 100,
  });
}
