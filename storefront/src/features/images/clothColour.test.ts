import { describe, expect, it } from 'vitest';
import { clothColour } from './clothColour.ts';

const variants = [{ productId: 1, value: '#a8262c' }, { productId: 2, value: 'Majsgul' }, null];

describe('the cloth that stands in for a picture', () => {
  it.each([
    ['has the product’s own colour', { productId: 1, variantGroup: { variants } }, '#a8262c'],
    [
      'is unbleached where the colour is only a word',
      { productId: 2, variantGroup: { variants } },
      undefined,
    ],
    [
      'is unbleached where there is no colour',
      { productId: 3, variantGroup: { variants } },
      undefined,
    ],
    ['is unbleached where nothing is known', {}, undefined],
  ])('%s', (_what, product, colour) => {
    expect(clothColour(product)).toBe(colour);
  });
});
