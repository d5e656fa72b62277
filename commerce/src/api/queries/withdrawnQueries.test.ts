import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const read = async (alias: string, languageId = 'sv-SE') =>
  (
    await shop.query<{ withdrawnProduct: object | null }>(
      'query ($alias: String!, $languageId: String) { withdrawnProduct(alias: $alias, languageId: $languageId) { name category { alias canonicalUrl } } }',
      { alias, languageId },
    )
  ).withdrawnProduct;

it('a product of another market is not found, and was not withdrawn', async () => {
  const inMarket = async (market: string, language: string) =>
    (
      await shop.query<{ product: object | null }>(
        `query { product(alias: "bara-no", channelId: "${market}", marketId: "${market}", languageId: "${language}") { alias } }`,
      )
    ).product;
  expect(await inMarket('no', 'nb-NO')).toEqual({ alias: 'bara-no' });
  expect(await inMarket('se', 'sv-SE')).toBeNull();
  expect(await read('bara-no')).toBeNull();
});

it('a product that is no longer sold has a name and its category, also by an alias of another language', async () => {
  expect(await read('linne')).toBeNull();
  expect(await read('nothing')).toBeNull();
  await shop.commerce.database.handle
    .updateTable('products')
    .set({ isActive: false })
    .where('productId', 'in', (query) =>
      query
        .selectFrom('aliases')
        .select('targetId')
        .where('kind', '=', 'product')
        .where('alias', '=', 'linne'),
    )
    .execute();
  expect(await read('linne')).toMatchObject({
    name: 'Skjorta i linne',
    category: { canonicalUrl: expect.stringMatching(/^\/c\//) },
  });
  expect(await read('linne', 'fi-FI')).toMatchObject({
    category: { canonicalUrl: expect.stringMatching(/^\/c\//) },
  });
});
