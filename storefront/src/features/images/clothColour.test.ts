import { describe, expect, it } from 'vitest';
import { clothColour } from './clothColour.ts';

const variants = [{ productId: 1, value: '#a8262c' }, { productId: 2, value: 'Majsgul' }, null];

describe('the cloth in place of a picture', () => {
  it.each([
    ['has the product’s own colour', { productId: 1, variantGroup: { variants } }, '#a8262c'],
    [
      'is unbleached if the colour is only a word',
      { productId: 2, variantGroup: { variants } },
      undefined,
    ],
    [
      'is unbleached if there is no colour',
      { productId: 3, variantGroup: { variants } },
      undefined,
    ],
    ['is unbleached if nothing is known', {}, undefined],
  ])('%s', (_what, product, colour) => {
    expect(clothColour(product)).toBe(colour);
  });
});
