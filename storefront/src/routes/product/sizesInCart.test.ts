import { describe, expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../../testing/storyCarts.ts';
import { sizeFromCart } from './sizesInCart.ts';

describe('the size to continue with', () => {
  const [line] = storyCart(sites[0]).items ?? [];
  const cartOf = (skuIds: readonly number[]) => ({
    ...storyCart(sites[0]),
    items: skuIds.flatMap((skuId) => (line ? [{ ...line, id: String(skuId), skuId }] : [])),
  });
  it.each([
    ['is none without a line of the product', [9], undefined],
    ['is the one in the cart', [1, 9], 'S'],
    ['is the last added', [2, 1, 9], 'S'],
    ['is the last added that can be bought', [2, 3], 'M'],
    ['is none if it is sold out', [3], undefined],
  ] as const)('%s', (_, skuIds, expected) => {
    const skus = (['S', 'M', 'L'] as const).map((name, at) => ({
      name,
      state: name === 'L' ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const),
      skuId: at + 1,
    }));
    expect(sizeFromCart(skus, cartOf(skuIds))?.name).toBe(expected);
  });

  it('is none before the cart has arrived', () => {
    expect(sizeFromCart([{ skuId: 1, state: 'IN_STOCK' }], undefined)).toBeUndefined();
  });
});
