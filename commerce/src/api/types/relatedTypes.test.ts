import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  sampleCatalogue,
  samplePrice,
  sampleProduct,
  sampleProducts,
} from '../../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;

/**
 * One style in two colours, nine products that only Norway sells, one with relations, and another.
 */
beforeAll(async () => {
  shop = await testShop();
  const skirt = (key: string, sold: number, groupKey?: string) =>
    sampleProduct({ key, category: 'men', sold, ...(groupKey && { groupKey }) });
  const products = [
    skirt('veck-svart', 90, 'veck'),
    skirt('veck-rod', 80, 'veck'),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => ({
      ...skirt(`norsk-${String(nth)}`, 100 - nth),
      prices: { no: samplePrice(500) },
    })),
    skirt('lang', 60),
    {
      ...skirt('kort', 50),
      related: { RELATED: ['lang', 'okand'], ACCESSORIES: ['lang', 'linne'] },
    },
  ];
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [...sampleProducts, ...products],
  });
});
afterAll(() => shop.remove());

const document = `query ($marketId: String, $alias: String!) {
  relatedProducts(marketId: $marketId, alias: $alias) { alias relation }
}`;

it.each([
  // Without relations: what sells best, one of each style, none of the product's own, only what the
  // market sells.
  ['se', 'lang', 'SIMILAR veck-svart, SIMILAR kort'],
  ['se', 'veck-svart', 'SIMILAR lang, SIMILAR kort'],
  ['se', 'veck-rod', 'SIMILAR lang, SIMILAR kort'],
  ['no', 'lang', [1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `SIMILAR norsk-${String(nth)}`).join(', ')],
  // Explicit relations come first, under each of their names; if there are few, neighbours follow.
  ['se', 'kort', 'RELATED lang, ACCESSORIES lang, ACCESSORIES linne, SIMILAR veck-svart'],
  ['se', 'okand', ''],
])('in %s beside %s: %s', async (marketId, alias, found) => {
  interface Found {
    readonly relatedProducts: readonly { readonly alias: string; readonly relation: string }[];
  }
  const { relatedProducts } = await shop.query<Found>(document, { marketId, alias });
  expect(relatedProducts.map((each) => `${each.relation} ${each.alias}`).join(', ')).toBe(found);
});
