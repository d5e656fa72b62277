import { sites } from '@solvik/addresses';
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
  ['se', 'kappa', 'both large letters small'],
  ['se', 'kappa 38', 'both large'],
  ['se', '36 kappa', 'both small'],
  ['se', 'kappa xl', 'letters'],
  // It may begin a word: they are black.
  ['se', 'kappa s', 'both large letters small'],
  // A size has the name of one language alone.
  ['no', 'kappa str 38', 'both large'],
  ['dk', 'kappa størrelse 38', 'both large'],
  ['fi', 'kappa koko 38', 'both large'],
])('in %s “%s” finds what can be had in the size it names: %s', async (market, text, expected) => {
  const { products: found } = await shop.query<{
    products: { products: readonly { alias: string }[] };
  }>(
    'query ($filter: FilterInputType, $marketId: String, $languageId: String) { products(take: 50, filter: $filter, marketId: $marketId, languageId: $languageId) { products { alias } } }',
    {
      filter: { searchText: text },
      marketId: market,
      languageId: sites.find(({ marketId }) => marketId === market)?.languageId,
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
