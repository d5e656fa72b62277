import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue, samplePrice, sampleProduct } from '../../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;

/** `A-kappa` is sold new; used pieces of it cost 200, 150 (sold), 180 and, in Norway alone, 90. */
beforeAll(async () => {
  shop = await testShop();
  const used = (key: string, price: number, given: { twin?: string; stock?: number } = {}) =>
    sampleProduct({
      key,
      price,
      category: 'dresses',
      twinArticleNumber: given.twin ?? 'A-kappa',
      sizes: [['38', given.stock ?? 1]],
    });
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [
      sampleProduct({ key: 'kappa', price: 900 }),
      sampleProduct({ key: 'ensam', price: 900 }),
      sampleProduct({ key: 'slut', price: 900, sizes: [['38', 0]] }),
      used('dyr', 200),
      used('borta', 150, { stock: 0 }),
      used('billig', 180),
      { ...used('norsk', 90), prices: { no: samplePrice(90) } },
      used('foraldralos', 120, { twin: 'A-okand' }),
      used('av-slut', 130, { twin: 'A-slut' }),
    ],
  });
});
afterAll(() => shop.remove());

it.each([
  ['se', 'kappa', 'preloved billig'],
  ['no', 'kappa', 'preloved norsk'],
  ['se', 'dyr', 'new kappa'],
  ['se', 'borta', 'new kappa'],
  // A used piece leads to its new twin even when that is sold out.
  ['se', 'av-slut', 'new slut'],
  ['se', 'ensam', 'none'],
  ['se', 'foraldralos', 'none'],
])('in %s the twin of %s is %s', async (marketId, alias, expected) => {
  const { product } = await shop.query<{
    readonly product: {
      readonly twin: {
        readonly isPreloved: boolean;
        readonly product: { readonly alias: string };
      } | null;
    };
  }>(
    'query ($alias: String!, $marketId: String) { product(alias: $alias, marketId: $marketId) { twin { isPreloved product { alias } } } }',
    { alias, marketId },
  );
  const { twin } = product;
  expect(twin ? `${twin.isPreloved ? 'preloved' : 'new'} ${twin.product.alias}` : 'none').toBe(
    expected,
  );
});
