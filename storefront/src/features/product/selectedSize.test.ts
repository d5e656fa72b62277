import { describe, expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../../testing/storyGoods.ts';
import { sizeFromCart, startingSize } from './selectedSize.ts';

/** `S M!`: the second one is sold out. */
const sizes = (names: string) =>
  names.split(' ').map((name) => ({
    name: name.replace('!', ''),
    state: name.endsWith('!') ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const),
  }));

describe('the initial size of a product', () => {
  it.each([
    ['one size needs no choosing', 'ONE', 1, undefined, 'ONE'],
    ['nothing was chosen', 'S M L', 1, undefined, undefined],
    ['another colour of the same style', 'S M L', 1, { style: 1, name: 'M' }, 'M'],
    ['another colour that lacks the size', 'S L', 1, { style: 1, name: 'M' }, undefined],
    ['another style', 'S M L', 2, { style: 1, name: 'M' }, undefined],
    ['a product without colours', 'S M L', undefined, { style: 1, name: 'M' }, undefined],
  ])('%s', (_, names, style, chosen, expected) => {
    expect(startingSize(sizes(names), { style, chosen })?.name).toBe(expected);
  });

  it.each([
    ['is the shopper’s own', 'S M L', undefined, ['M'], 'M'],
    ['is the first own one that can be bought', 'S M! L', undefined, ['M', 'L'], 'L'],
    ['is none if the own one is sold out', 'S M! L', undefined, ['M'], undefined],
    ['is the one of another colour before the own', 'S M L', { style: 1, name: 'L' }, ['M'], 'L'],
    [
      'is the own one if the other colour’s is not made',
      'S M',
      { style: 1, name: 'L' },
      ['M'],
      'M',
    ],
  ])('%s', (_, names, chosen, own, expected) => {
    expect(startingSize(sizes(names), { style: 1, chosen, own })?.name).toBe(expected);
  });
});

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
    const skus = sizes('S M L!').map((size, at) => ({ ...size, skuId: at + 1 }));
    expect(sizeFromCart(skus, cartOf(skuIds))?.name).toBe(expected);
  });

  it('is none before the cart has arrived', () => {
    expect(sizeFromCart([{ skuId: 1, state: 'IN_STOCK' }], undefined)).toBeUndefined();
  });
});
