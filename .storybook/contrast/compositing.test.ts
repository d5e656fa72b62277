import { describe, expect, it } from 'vitest';
import { coloursIn, type Ground, groundsUnder, over } from './compositing.ts';
import type { PaintedLayer } from './renderedText.ts';

const byte = (each: number): number => Math.round(each * 255);
const shown = (ground: Ground): string =>
  ground.kind === 'picture' ? 'picture' : ground.colour.map(byte).join(' ');
const mixed = (ground: Ground): number => (ground.kind === 'picture' ? 0 : ground.mixedOf.length);

const colour = (css: string, opacity = 1): PaintedLayer => ({
  kind: 'colour',
  colour: css,
  opacity,
});
const gradient = (image: string, isPartial = false): PaintedLayer => ({
  kind: 'gradient',
  image,
  opacity: 1,
  isPartial,
});
const picture: PaintedLayer = { kind: 'picture' };
const white = colour('rgb(255, 255, 255)');
const half = colour('rgba(0, 0, 0, 0.5)');

describe('colours in a computed style', () => {
  it.each([
    ['rgb(1, 2, 3)', [[1, 2, 3, 1]]],
    ['rgba(0, 0, 0, 0)', [[0, 0, 0, 0]]],
    ['rgb(28 26 24 / 46%)', [[28, 26, 24, 0.46]]],
    ['color(srgb 1 0.2 0 / 0.5)', [[255, 51, 0, 0.5]]],
    [
      'linear-gradient(135deg, rgb(1, 2, 3), rgba(4, 5, 6, 0.5) 55%)',
      [
        [1, 2, 3, 1],
        [4, 5, 6, 0.5],
      ],
    ],
    ['none', []],
  ])('%s', (css, expected) => {
    expect(coloursIn(css).map(([r, g, b, a]) => [byte(r), byte(g), byte(b), a])).toEqual(expected);
  });

  it('throw for an unknown notation', () =>
    expect(() => coloursIn('color(display-p3 1 0 0)')).toThrow('display-p3'));
});

it('a colour over another is mixed by its opacity', () => {
  expect(over([0, 0, 0, 0.5], [1, 1, 1])).toEqual([0.5, 0.5, 0.5]);
  expect(over([1, 0, 0, 1], [0, 0, 1])).toEqual([1, 0, 0]);
});

describe('groundsUnder', () => {
  const rows: readonly {
    readonly title: string;
    readonly layers: readonly PaintedLayer[];
    readonly grounds: readonly string[];
  }[] = [
    { title: 'is white without layers', layers: [], grounds: ['255 255 255'] },
    {
      title: 'is the colour of an opaque layer',
      layers: [colour('rgb(10, 20, 30)')],
      grounds: ['10 20 30'],
    },
    {
      title: 'ignores covered layers',
      layers: [colour('rgb(10, 20, 30)'), picture],
      grounds: ['10 20 30'],
    },
    {
      title: 'mixes a translucent colour with the layer below',
      layers: [half, white],
      grounds: ['128 128 128'],
    },
    { title: 'mixes two translucent colours', layers: [half, half, white], grounds: ['64 64 64'] },
    {
      title: 'treats an element with opacity as translucent',
      layers: [colour('rgb(0, 0, 0)', 0.5), white],
      grounds: ['128 128 128'],
    },
    {
      title: 'lists all stops of a gradient',
      layers: [gradient('linear-gradient(rgb(1, 1, 1), rgb(9, 9, 9))'), white],
      grounds: ['1 1 1', '9 9 9'],
    },
    {
      title: 'lists the layer below a gradient that fades out',
      layers: [gradient('linear-gradient(rgb(1, 1, 1), rgba(0, 0, 0, 0))'), white],
      grounds: ['1 1 1', '255 255 255'],
    },
    {
      title: 'lists the layer below a gradient that covers a part',
      layers: [gradient('linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2))', true), white],
      grounds: ['1 1 1', '2 2 2', '255 255 255'],
    },
    {
      title: 'is a picture where it is the first layer',
      layers: [picture, white],
      grounds: ['picture'],
    },
    {
      title: 'has no colour for a translucent layer over a picture',
      layers: [half, picture, white],
      grounds: ['picture'],
    },
    {
      title: 'lists the same background once',
      layers: [gradient('linear-gradient(rgb(1, 1, 1), rgb(1, 1, 1))'), white],
      grounds: ['1 1 1'],
    },
  ];
  it.each(rows)('$title', ({ layers, grounds }) =>
    expect(groundsUnder(layers).map(shown)).toEqual(grounds),
  );

  it('lists the colours that a mixed one consists of', () =>
    expect(groundsUnder([half, white]).map(mixed)).toEqual([2]));
});
