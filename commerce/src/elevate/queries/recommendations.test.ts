import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../../testing/testShop.ts';
import { readParameters } from '../parameters.ts';
import { productPage, type ProductPage, type Recommendations } from './recommendations.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const common = { market: 'se', locale: 'sv-SE', notify: 'false' };
async function ask<Body>(name: string, parameters: Readonly<Record<string, string>>) {
  const { status, body } = await shop.commerce.storefrontSearch.query(
    name,
    new URLSearchParams({ ...common, ...parameters }),
  );
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as Body;
}

describe('recommendations', () => {
  const productIdOf = async (alias: string): Promise<number> =>
    (
      await shop.query<{ product: { productId: number; skus: { skuId: number }[] } }>(
        'query ($alias: String) { product(alias: $alias) { productId skus { skuId } } }',
        { alias },
      )
    ).product.productId;
  const keysIn = (lists: Recommendations['recommendationLists']) =>
    lists.flatMap(({ productGroups }) => productGroups.map(({ key }) => key));

  it('of a product page have neither the product nor a product twice, and nothing sold out', async () => {
    const id = await productIdOf('linne');
    const { productGroup, recommendationLists } = await ask<ProductPage>('product-page', {
      productKey: String(id),
    });
    expect(productGroup?.products[0]?.title).toBe('Skjorta i linne');
    const keys = keysIn(recommendationLists);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(String(id));
    expect(keys).not.toContain(String(await productIdOf('slut')));
  });

  it('of a product page read what its visitors chose once', async () => {
    const { database } = shop.commerce.shop;
    const readings: unknown[] = [];
    const handle = database.handle.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'SelectQueryNode' && node.with) readings.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counted = {
      execute: shop.commerce.execute,
      shop: { ...shop.commerce.shop, database: { ...database, handle } },
    };
    const productKey = String(await productIdOf('linne'));
    await productPage(counted, readParameters(new URLSearchParams({ ...common, productKey })));
    expect(readings).toHaveLength(1);
  });

  it('of a cart leave out what is in it', async () => {
    const ids = [await productIdOf('linne'), await productIdOf('sommar-svart')];
    const { recommendationLists } = await ask<Recommendations>('cart-page', {
      cart: [...ids, 'x', ''].join('|'),
    });
    for (const id of ids) expect(keysIn(recommendationLists)).not.toContain(String(id));
  });

  it('of an empty cart are what is popular', async () => {
    const { recommendationLists } = await ask<Recommendations>('cart-page', {});
    expect(recommendationLists.map(({ algorithm }) => algorithm)).toEqual(['TOP_PRODUCTS']);
  });

  it('after a size was added are around its product', async () => {
    const { product } = await shop.query<{
      product: { productId: number; skus: readonly { skuId: number }[] };
    }>('query { product(alias: "linne") { productId skus { skuId } } }');
    const { recommendationLists } = await ask<Recommendations>('add-to-cart-popup', {
      variantKey: String(product.skus[0]?.skuId),
    });
    expect(keysIn(recommendationLists)).not.toContain(String(product.productId));
    expect(keysIn(recommendationLists).length).toBeGreaterThan(0);
  });

  it.each([
    ['product-page', 'productKey'],
    ['add-to-cart-popup', 'variantKey'],
  ])('%s refuses a request without %s', async (name, parameter) => {
    const { status, body } = await shop.commerce.storefrontSearch.query(
      name,
      new URLSearchParams(common),
    );
    expect([status, body]).toEqual([
      400,
      { message: expect.stringMatching(new RegExp(`^${parameter} is `)) },
    ]);
  });

  it('of a product that the market does not sell are none', async () => {
    const { productGroup, recommendationLists } = await ask<ProductPage>('product-page', {
      productKey: '999999',
    });
    expect([productGroup, recommendationLists]).toEqual([null, []]);
  });
});
