import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { LandingPage } from './queries/listPage.ts';
import type { ProductPage, Recommendations } from './queries/recommendations.ts';

/** A dress in black and red, a shirt, and eight red dresses, of which the first is sold most. */
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const dresses = Array.from({ length: 8 }, (_, at) =>
    sampleProduct({ key: `alt-${String(at)}`, sold: 100 - at, colour: 1 }),
  );
  const none = { categories: [], brands: [], campaigns: [], menus: [], pages: [] };
  await shop.commerce.writeCatalogue({ ...none, products: dresses });
});
afterAll(() => shop.remove());
beforeEach(async () => {
  await shop.commerce.database.handle.deleteFrom('behaviour').execute();
});

async function keyOf(alias: string): Promise<string> {
  const { product } = await shop.query<{ product: { productId: number } }>(
    'query ($alias: String) { product(alias: $alias) { productId } }',
    { alias },
  );
  return String(product.productId);
}

/** Of a remembered visitor, the first customer by default. */
async function ask<Body>(
  name: string,
  parameters: Readonly<Record<string, string>>,
  customer = '1',
): Promise<Body> {
  const { body } = await shop.commerce.storefrontSearch.query(
    name,
    new URLSearchParams({
      market: 'se',
      locale: 'sv-SE',
      customerKey: `customer-${customer}`,
      sessionKey: `session-${customer}`,
      ...parameters,
    }),
  );
  return body as Body;
}

/** Each of these customers views each of the products. */
async function viewAll(customers: readonly string[], productKeys: readonly string[]) {
  for (const customer of customers)
    for (const productKey of productKeys) await ask('product-page', { productKey }, customer);
}

/** Keys of the products of a list, none if there is no such list. */
const keysIn = (
  { recommendationLists }: Recommendations,
  algorithm: Recommendations['recommendationLists'][number]['algorithm'],
): readonly string[] =>
  recommendationLists
    .find((list) => list.algorithm === algorithm)
    ?.productGroups.map(({ key }) => key) ?? [];

it('alternatives begin with what visitors also chose of the category, other colours aside', async () => {
  const black = await keyOf('sommar-svart');
  const [red, chosen, shirt] = [
    await keyOf('sommar-rod'),
    await keyOf('alt-7'),
    await keyOf('linne'),
  ];
  await viewAll(['1', '2', '3'], [black, red, chosen, shirt]);
  const page = await ask<ProductPage>('product-page', { productKey: black });
  expect(keysIn(page, 'ALTERNATIVES')[0]).toBe(chosen);
  expect(keysIn(page, 'ALTERNATIVES')).not.toContain(red);
  expect(keysIn(page, 'STYLE_WITH')).toEqual([shirt]);
});

describe('after a size was added', () => {
  beforeEach(async () => {
    await viewAll(['1', '2'], [await keyOf('sommar-svart'), await keyOf('linne')]);
  });

  /** The black dress was added to a cart with these products. */
  async function added(cart: readonly string[]): Promise<Recommendations> {
    const { product } = await shop.query<{ product: { skus: readonly { skuId: number }[] } }>(
      'query { product(alias: "sommar-svart") { skus { skuId } } }',
    );
    const variantKey = String(product.skus[0]?.skuId);
    return ask('add-to-cart-popup', { variantKey, cart: cart.join('|') });
  }

  it('what its visitors chose of other categories comes first', async () => {
    expect(keysIn(await added([]), 'ADD_TO_CART_RECS')[0]).toBe(await keyOf('linne'));
  });

  it('nothing of the cart is recommended in any list', async () => {
    const cart = [await keyOf('linne'), await keyOf('alt-0')];
    const { recommendationLists } = await added(cart);
    const keys = recommendationLists.flatMap(({ productGroups }) =>
      productGroups.map(({ key }) => key),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => cart.includes(key))).toEqual([]);
  });
});

it('what a visitor looked at is not among what resembles it', async () => {
  const viewed = await Promise.all(['alt-0', 'alt-1', 'alt-2'].map(keyOf));
  await viewAll(['1'], viewed);
  const page = await ask<LandingPage>('landing-page', { pageReference: '/' });
  expect(keysIn(page, 'RECENTLY_VIEWED').toSorted()).toEqual(viewed.toSorted());
  const personal = keysIn(page, 'PERSONAL');
  expect(personal.length).toBeGreaterThan(0);
  expect(personal.filter((key) => viewed.includes(key))).toEqual([]);
});
