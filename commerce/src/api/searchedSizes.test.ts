import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleProduct, same } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

/** By what it has in stock. */
const products = (
  [
    [
      'both',
      [
        ['36', 3],
        ['38', 2],
      ],
    ],
    [
      'small',
      [
        ['36', 3],
        ['38', 0],
      ],
    ],
    [
      'large',
      [
        ['36', 0],
        ['38', 1],
      ],
    ],
    [
      'letters',
      [
        ['S', 1],
        ['XL', 1],
      ],
    ],
  ] as const
).map(([key, sizes]) =>
  sampleProduct({ key, category: 'coats', sizes, name: same(`Kappa ${key}`) }),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.commerce.writeCatalogue({
    categories: [
      {
        key: 'coats',
        name: same('Kappor'),
        alias: same('kappor'),
        order: 1,
        googleTaxonomyId: 5598,
      },
    ],
    brands: [],
    campaigns: [],
    menus: [],
    pages: [],
    products,
  });
});
afterAll(() => shop.remove());

it.each([
  ['kappa', 'both large letters small'],
  ['kappa 38', 'both large'],
  ['36 kappa', 'both small'],
  ['kappa xl', 'letters'],
  // It may begin a word: they are black.
  ['kappa s', 'both large letters small'],
])('“%s” finds what can be had in the size it names: %s', async (searchText, expected) => {
  const { products: found } = await shop.query<{
    products: { products: readonly { alias: string }[] };
  }>(
    'query ($filter: FilterInputType) { products(take: 50, filter: $filter) { products { alias } } }',
    {
      filter: { searchText },
    },
  );
  const keys = products.map(({ key }) => key);
  expect(
    found.products
      .flatMap(({ alias }) => keys.filter((key) => alias.includes(key)))
      .toSorted()
      .join(' '),
  ).toBe(expected);
});
