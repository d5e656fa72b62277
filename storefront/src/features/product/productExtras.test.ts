/** What our own back end adds to a product, and what is left of it on one that has only the contract. */
import { expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { createQueryClient } from '../../page/createQueryClient.ts';
import { allReviewsQuery } from './allReviewsQuery.ts';
import { reviewsQuery } from './productQueries.ts';
import { twinQuery } from './twinQuery.ts';

const review = {
  rating: 5,
  comment: 'Varm.',
  author: 'Astrid',
  reviewDate: '2026-10-02',
};
const details = { language: 'sv', size: '38', height: null, fit: 'LARGE' };
const fitVotes = { small: 1, asExpected: 20, large: 2 };
const reviews = { count: 1, averageRating: 5, reviews: [review] };

const ofContract = { reviews: { reviews } };
const own = {
  ...ofContract,
  detailedReviews: { reviews: { ...reviews, fitVotes, reviews: [{ ...review, ...details }] } },
  productTwin: {
    product: {
      twin: { isPreloved: true, product: { alias: 'alma-preloved', canonicalUrl: '/p/b' } },
    },
  },
};

const site = { channelId: 'se', marketId: 'se', languageId: 'sv-SE' };

/** A back end with these operations; it refuses others, as a schema without their fields does. */
function backEnd(operations: Readonly<Record<string, object>>) {
  const fetch = async (request: Request): Promise<Response> => {
    const { operationName } = (await request.json()) as { readonly operationName: string };
    const data = operations[operationName];
    return Response.json(
      data ? { data } : { errors: [{ message: 'Cannot query field.' }] },
      data ? {} : { status: 400 },
    );
  };
  return createDataApi({ site, url: 'http://back-end.example/graphql', fetch });
}

const shown = { rating: 5, author: 'Astrid', date: '2026-10-02', comment: 'Varm.' };
const detailed = { ...shown, language: 'sv', size: '38', fit: 'LARGE' };

it('our own back end’s reviews have sizes, fit and languages', async () => {
  const client = createQueryClient();
  const api = backEnd(own);
  expect(await client.fetchQuery(reviewsQuery(api, 'alma', 5))).toEqual({
    count: 1,
    average: 5,
    fitVotes,
    reviews: [detailed],
  });
  expect(await client.fetchQuery(allReviewsQuery(api, 'alma'))).toEqual([detailed]);
});

it('another back end’s reviews come without', async () => {
  const client = createQueryClient();
  const api = backEnd(ofContract);
  expect(await client.fetchQuery(reviewsQuery(api, 'alma', 5))).toEqual({
    count: 1,
    average: 5,
    reviews: [shown],
  });
  expect(await client.fetchQuery(allReviewsQuery(api, 'alma'))).toEqual([shown]);
});

const twin = (canonicalUrl: string | null) => ({
  product: { twin: { isPreloved: true, product: { alias: 'alma-preloved', canonicalUrl } } },
});

it.each([
  ['its used one', twin('/p/b'), { isPreloved: true, alias: 'alma-preloved', href: '/p/b' }],
  ['none that has no page', twin(null), null],
  ['none', { product: { twin: null } }, null],
  ['none of an unknown product', { product: null }, null],
])('a product’s twin is %s', async (_, productTwin, expected) => {
  const api = backEnd({ productTwin });
  expect(await createQueryClient().fetchQuery(twinQuery(api, 'alma'))).toEqual(expected);
});

it('another back end is requested once for a twin, which it cannot know', async () => {
  const client = createQueryClient();
  await client.prefetchQuery(twinQuery(backEnd(ofContract), 'alma'));
  expect(client.getQueryState(['twin', 'se', 'alma'])).toMatchObject({
    status: 'error',
    fetchFailureCount: 1,
  });
});

it.each([
  ['is down', async () => Response.json({}, { status: 503 })],
  ['fails at them', async () => Response.json({ errors: [{ message: 'Oops.' }] })],
  [
    'cannot be reached',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('reviews are requested once of a back end that %s', async (_, respond) => {
  let requests = 0;
  const api = createDataApi({
    site,
    url: 'http://failing.example/graphql',
    fetch: (): Promise<Response> => {
      requests += 1;
      return respond();
    },
  });
  const client = createQueryClient();
  await client.prefetchQuery({ ...reviewsQuery(api, 'alma', 5), retry: false });
  expect(requests).toBe(1);
  expect(client.getQueryState(reviewsQuery(api, 'alma', 5).queryKey)?.status).toBe('error');
});
