import { expect, it } from 'vitest';
import { sites } from '../market/sites.ts';
import { storyCart } from '../../testing/storyGoods.ts';
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
const shown = (changes: Partial<typeof product>) =>
  cartView({ ...cart, items: [{ ...line, product: { ...product, ...changes } }] }).items?.[0]
    ?.product;

it('holds of a product its first picture, its colour and the size that is bought', () => {
  expect(shown({ productImages: [{ fileName: 'a.webp' }, { fileName: 'b.webp' }] })).toMatchObject({
    name: product.name,
    productImages: [{ fileName: 'a.webp' }],
    variantGroup: null,
    parameterGroups: [{ parameters: [{ identifier: 'Color', value: 'Kamel' }] }],
    skus: [{ skuId: line.skuId }],
  });
});

it('holds the colour of the cloth where there is no picture', () =>
  expect(shown({ productImages: null })).toMatchObject({
    productImages: null,
    variantGroup: { variants: [{ productId: 1, value: '#b08e68' }] },
  }));

it('keeps a line whose product is gone, and a visitor without a cart has none', () => {
  expect(cartView({ ...cart, items: [{ ...line, product: null }] }).items).toEqual([
    { ...line, product: null },
  ]);
  expect(cartView(null)).toBeNull();
});
