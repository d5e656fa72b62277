import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue, sampleProduct, sampleProducts } from '../testing/sampleCatalogue.ts';
import { sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;

/** Reviews of a product by their day, `9` the newest, of which the third and the eighth were not accepted. */
beforeAll(async () => {
  shop = await testShop();
  const reviews = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => ({
    author: 'Maja',
    rating: 5,
    comment: String(day),
    locale: 'sv' as const,
    date: `2026-09-0${String(day)}T12:00:00Z`,
  }));
  const product = { ...sampleProduct({ key: 'omtyckt' }), reviews };
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [...sampleProducts, product],
  });
  const queries = shop.commerce.database.handle;
  await queries
    .updateTable('reviews')
    .set({ isAccepted: false })
    .where('comment', 'in', ['3', '8'])
    .execute();
  shop.commerce.shop.catalogue.drop();
});
afterAll(() => shop.remove());

const document = `query ($channelId: String, $skip: Int, $take: Int) {
  reviews(channelId: $channelId, alias: "omtyckt", skip: $skip, take: $take) { count reviews { comment } }
}`;

it.each([
  // skip, take, found
  [0, 3, '9 7 6'],
  [2, 3, '6 5 4'],
  [0, 10, '9 7 6 5 4 2 1'],
  [4, 2, '4 2'],
  [5, 10, '2 1'],
  [7, 10, ''],
  [0, 0, ''],
  [-3, 2, '9 7'],
])('after %i, %i of the accepted reviews are “%s”, the newest first', async (skip, take, found) => {
  interface Page {
    readonly reviews: {
      readonly count: number;
      readonly reviews: readonly { readonly comment: string }[];
    };
  }
  const { reviews } = await shop.query<Page>(document, { ...sweden, skip, take });
  expect([reviews.count, reviews.reviews.map(({ comment }) => comment).join(' ')]).toEqual([
    7,
    found,
  ]);
});
