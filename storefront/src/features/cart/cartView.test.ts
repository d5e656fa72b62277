import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../../testing/storyCarts.ts';
import { cartView } from './cartView.ts';

const [se] = sites;
const cart = storyCart(se);
const [line] = cart.items ?? [];
if (!line?.product) throw new Error('The cart of stories is empty.');
const sku = (skuId: number) => ({ skuId, name: String(skuId), stock: { totalStock: 5 } });
const variants = [
  { productId: 1, value: '#b08e68' },
  { productId: 2, value: '#33312f' },
];
const product = {
  ...line.product,
  productId: 1,
  skus: [sku(1), sku(line.skuId), sku(3)],
  variantGroup: { variants },
};
const shown = (changes: Partial<NonNullable<typeof line.product>>) =>
  cartView({ ...cart, items: [{ ...line, product: { ...product, ...changes } }] }).items?.[0]
    ?.product;

it('contains a product’s first picture, its colour and the chosen size', () => {
  expect(shown({ productImages: [{ fileName: 'a.webp' }, { fileName: 'b.webp' }] })).toMatchObject({
    name: product.name,
    productImages: [{ fileName: 'a.webp' }],
    variantGroup: null,
    parameterGroups: [{ parameters: [{ identifier: 'Color', value: 'Kamel' }] }],
    skus: [{ skuId: line.skuId }],
  });
});

it('contains the colour of the cloth if there is no picture', () =>
  expect(shown({ productImages: null })).toMatchObject({
    productImages: null,
    variantGroup: { variants: [{ productId: 1, value: '#b08e68' }] },
  }));

it('keeps a line whose product is gone, and is undefined for a visitor without a cart', () => {
  expect(cartView({ ...cart, items: [{ ...line, product: null }] }).items).toEqual([
    { ...line, product: null },
  ]);
  expect(cartView(null)).toBeNull();
});

it('holds no sizes and no colour of a product that has none', () => {
  const bare = { skus: null, parameterGroups: null, productImages: [], variantGroup: null };
  expect(shown(bare)).toMatchObject({
    skus: [],
    parameterGroups: null,
    productImages: null,
    variantGroup: null,
  });
});

it('has no lines where the response has none, and keeps an empty place', () => {
  expect(cartView({ ...cart, items: null }).items).toEqual([]);
  expect(cartView({ ...cart, items: [null] }).items).toEqual([null]);
});
