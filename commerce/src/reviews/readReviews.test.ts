import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReviewDraft } from '../catalogue/catalogueDraft.ts';
import { sampleCatalogue, sampleProduct, sampleProducts } from '../testing/sampleCatalogue.ts';
import { sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;

/** What the reviewers of days 1 to 9 state; the others state nothing. */
const worn: Readonly<Record<number, Pick<ReviewDraft, 'size' | 'height' | 'fit'>>> = {
  1: { size: '34', fit: 'SMALL' },
  2: { fit: 'LARGE' },
  3: { size: '34', fit: 'SMALL' },
  4: { fit: 'AS_EXPECTED' },
  7: { size: '36', height: 168, fit: 'LARGE' },
  9: { size: '38', height: 172, fit: 'AS_EXPECTED' },
};

/** Reviews of a product by their day, `9` the newest, of which the third and the eighth were not accepted. */
beforeAll(async () => {
  shop = await testShop();
  const reviews = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => ({
    author: 'Maja',
    rating: 5,
    comment: String(day),
    locale: day === 7 ? ('fi' as const) : ('sv' as const),
    date: `2026-09-0${String(day)}T12:00:00Z`,
    ...worn[day],
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
  [0, 3, '9 6 5'],
  [2, 3, '5 4 2'],
  [0, 10, '9 6 5 4 2 1 7'],
  [4, 2, '2 1'],
  [5, 10, '1 7'],
  [7, 10, ''],
  [0, 0, ''],
  [-3, 2, '9 6'],
])(
  'after %i, %i of the accepted reviews are “%s”, those in Swedish first',
  async (skip, take, found) => {
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
  },
);

/** The same from Finland, of whose language there is one review, the second newest of all. */
it.each([
  ['in the index', 0, 5, '7 9 6 5 4'],
  ['in the database', 0, 6, '7 9 6 5 4 2'],
])(
  'begins with the reviews in the language of the request, read %s',
  async (_, skip, take, found) => {
    const { reviews } = await shop.query<{
      readonly reviews: { readonly reviews: readonly { readonly comment: string }[] };
    }>(document, { channelId: 'fi', skip, take });
    expect(reviews.reviews.map(({ comment }) => comment).join(' ')).toBe(found);
  },
);

const detailed = `query ($channelId: String, $skip: Int, $take: Int) {
  reviews(channelId: $channelId, alias: "omtyckt", skip: $skip, take: $take) {
    fitVotes { small asExpected large }
    reviews { comment language size height fit }
  }
}`;

it.each([
  ['in the index', 0, 3],
  ['in the database', 0, 10],
])('a review read %s has its language, size, height and fit', async (_, skip, take) => {
  interface Page {
    readonly reviews: { readonly reviews: readonly { readonly comment: string }[] };
  }
  const { reviews } = await shop.query<Page>(detailed, { channelId: 'fi', skip, take });
  expect(reviews.reviews.slice(0, 3)).toEqual([
    { comment: '7', language: 'fi', size: '36', height: 168, fit: 'LARGE' },
    { comment: '9', language: 'sv', size: '38', height: 172, fit: 'AS_EXPECTED' },
    { comment: '6', language: 'sv', size: null, height: null, fit: null },
  ]);
});

it('counts the fit votes of all accepted reviews, also of those that are not read', async () => {
  expect(await shop.query(detailed, { ...sweden, skip: 0, take: 1 })).toMatchObject({
    reviews: { fitVotes: { small: 1, asExpected: 2, large: 2 } },
  });
});

it('has no fit votes where no reviewer stated the fit', async () => {
  const without = detailed.replace('omtyckt', 'tyst');
  const product = {
    ...sampleProduct({ key: 'tyst' }),
    reviews: [
      { author: 'Bo', rating: 3, comment: 'Nja', locale: 'sv' as const, date: '2026-09-01' },
    ],
  };
  await shop.commerce.writeCatalogue({ ...sampleCatalogue, products: [product] });
  expect(await shop.query(without, { ...sweden, skip: 0, take: 1 })).toMatchObject({
    reviews: { fitVotes: null },
  });
});

it('adds what a review states of the fit when the review is imported again', async () => {
  const review = {
    author: 'Bo',
    rating: 3,
    comment: 'Nja',
    locale: 'sv' as const,
    date: '2026-09-01',
  };
  const write = (reviews: readonly ReviewDraft[]) =>
    shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      products: [{ ...sampleProduct({ key: 'igen' }), reviews }],
    });
  await write([review]);
  await write([{ ...review, size: '40', fit: 'LARGE' }]);
  const again = detailed.replace('omtyckt', 'igen');
  expect(await shop.query(again, { ...sweden, skip: 0, take: 9 })).toMatchObject({
    reviews: { reviews: [{ comment: 'Nja', size: '40', fit: 'LARGE' }] },
  });
});
