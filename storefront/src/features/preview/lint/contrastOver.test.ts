import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOver, neededContrast, type Rgb } from './contrastOver.ts';

const [black, white, grey]: readonly [Rgb, Rgb, Rgb] = [
  [0, 0, 0],
  [255, 255, 255],
  [118, 118, 118],
];
/** So many pixels of each colour. */
const pixels = (...parts: readonly (readonly [Rgb, number])[]) =>
  parts.flatMap(([colour, count]) => Array.from({ length: count }, () => [...colour, 255]).flat());
const rounded = (value: number) => Math.round(value * 100) / 100;

describe('the contrast of text over a picture', () => {
  it.each<[string, readonly number[], Rgb, number]>([
    ['white on black', pixels([black, 100]), white, 21],
    ['white on white', pixels([white, 100]), white, 1],
    ['white on a barely sufficient grey', pixels([grey, 100]), white, 4.54],
    ['black where a tenth is black too', pixels([white, 90], [black, 10]), black, 1],
    ['black with a speck of black, a hundredth', pixels([white, 99], [black, 1]), black, 19],
    ['grey between black and white, too low on both', pixels([white, 50], [black, 50]), grey, 4.54],
    ['nothing below', [], white, 21],
  ])('%s', (_title, under, text, expected) =>
    expect(rounded(contrastOver(under, text))).toBe(expected),
  );

  it('is between 1 and 21 over any picture, regardless of the pixels’ order', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, part, part), { minLength: 1, maxLength: 60 }),
        fc.tuple(part, part, part),
        (under, text) => {
          const ratio = contrastOver(pixels(...under.map((colour) => [colour, 1] as const)), text);
          expect(ratio).toBeGreaterThanOrEqual(1);
          expect(ratio).toBeLessThanOrEqual(21.001);
          expect(
            contrastOver(pixels(...under.toReversed().map((colour) => [colour, 1] as const)), text),
          ).toBeCloseTo(ratio, 6);
        },
      ),
    );
  });

  it('may be lower for large text', () => {
    expect(
      [
        { size: 24, weight: 400 },
        { size: 23, weight: 600 },
        { size: 19, weight: 700 },
        { size: 16, weight: 700 },
      ].map(neededContrast),
    ).toEqual([3, 4.5, 3, 4.5]);
  });
});
