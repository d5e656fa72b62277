/** Reads products as the catalogue's index holds them, a batch at a time. */
import { sql } from 'kysely';
import type { MarketId } from '@solvik/shop';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import { type IndexedPrice, type IndexedProduct, newestRetained } from './catalogueIndex.ts';

/** Differs after each update of a row. */
export const rowVersion = sql<string>`xmin::text`;

const readProducts = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('products')
    .select([
      'productId',
      'key',
      'groupKey',
      'name',
      'articleNumber',
      'twinArticleNumber',
      'brandId',
      'firstAvailableOn',
      'soldCount',
    ])
    .select(rowVersion.as('rowVersion'))
    .where('productId', '=', anyOf(ids))
    .where('isActive', 'is', true)
    .orderBy('productId')
    .execute();

const readFacets = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('productFacets')
    .select(({ fn, ref }) => [
      'productId',
      fn.agg<string[]>('array_agg', [ref('facetId')]).as('facets'),
    ])
    .where('productId', '=', anyOf(ids))
    .groupBy('productId')
    .execute();

const readRatings = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('reviews')
    .select(({ ref }) => [
      'productId',
      sql<number>`count(*)::int`.as('votes'),
      sql<number>`sum(${ref('rating')})::int`.as('stars'),
      sql<number>`(count(*) filter (where ${ref('fit')} = 'SMALL'))::int`.as('small'),
      sql<number>`(count(*) filter (where ${ref('fit')} = 'AS_EXPECTED'))::int`.as('asExpected'),
      sql<number>`(count(*) filter (where ${ref('fit')} = 'LARGE'))::int`.as('large'),
    ])
    .where('productId', '=', anyOf(ids))
    .where('isAccepted', 'is', true)
    .groupBy('productId')
    .execute();

type RatingRow = Awaited<ReturnType<typeof readRatings>>[number];

function fitVotesOf(row: RatingRow | undefined): Pick<IndexedProduct, 'fitVotes'> {
  if (!row || row.small + row.asExpected + row.large === 0) return {};
  const { small, asExpected, large } = row;
  return { fitVotes: { small, asExpected, large } };
}

const readNewest = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom(({ selectFrom }) =>
      selectFrom('reviews')
        .select(({ fn }) => [
          'productId',
          'rating',
          'comment',
          'author',
          'size',
          'height',
          'fit',
          'locale as language',
          'createdAt as reviewDate',
          'reviewId',
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy(['productId', 'locale'])
                .orderBy('createdAt', 'desc')
                .orderBy('reviewId'),
            )
            .as('rank'),
        ])
        .where('productId', '=', anyOf(ids))
        .where('isAccepted', 'is', true)
        .as('placed'),
    )
    .select([
      'productId',
      'rating',
      'comment',
      'author',
      'size',
      'height',
      'fit',
      'language',
      'reviewDate',
    ])
    .where('rank', '<=', newestRetained)
    .orderBy('productId')
    .orderBy('reviewDate', 'desc')
    .orderBy('reviewId')
    .execute();

const readMemberships = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('campaignProducts')
    .select(({ fn, ref }) => [
      'productId',
      fn
        .agg<number[]>('array_agg', [ref('campaignId')])
        .orderBy('campaignId')
        .as('ids'),
    ])
    .where('productId', '=', anyOf(ids))
    .groupBy('productId')
    .execute();

const readPrices = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('prices')
    .select(['productId', 'marketId', 'regular', 'selling', 'lowestPrior'])
    .where('productId', '=', anyOf(ids))
    .execute();

type PriceRows = Awaited<ReturnType<typeof readPrices>>;

function pricesById(rows: PriceRows): ReadonlyMap<number, IndexedProduct['prices']> {
  const pricesOf = new Map<number, Partial<Record<MarketId, IndexedPrice>>>();
  for (const { productId, marketId, regular, selling, lowestPrior } of rows) {
    const own = pricesOf.get(productId) ?? {};
    own[marketId] = { regular, selling, lowestPrior };
    pricesOf.set(productId, own);
  }
  return pricesOf;
}

/**
 * The products with these ids that are active, by id. Every statement reads on its own, so a version
 * raised between them is noticed by the next check of the version.
 */
export async function readIndexedProducts(
  queries: Queries,
  ids: readonly number[],
): Promise<IndexedProduct[]> {
  if (ids.length === 0) return [];
  const products = await readProducts(queries, ids);
  const facets = await readFacets(queries, ids);
  const prices = pricesById(await readPrices(queries, ids));
  const ratings = await readRatings(queries, ids);
  const reviews = await readNewest(queries, ids);
  const campaigns = await readMemberships(queries, ids);
  const facetsOf = new Map(facets.map((row) => [row.productId, row.facets]));
  const ratingOf = new Map(ratings.map((row) => [row.productId, row]));
  const reviewsOf = Map.groupBy(reviews, ({ productId }) => productId);
  const campaignsOf = new Map(campaigns.map((row) => [row.productId, row.ids]));
  return products.map(({ productId, firstAvailableOn, ...row }) => {
    const rating = ratingOf.get(productId);
    return {
      ...row,
      id: productId,
      firstAvailableOn: firstAvailableOn.getTime(),
      facets: facetsOf.get(productId) ?? [],
      prices: prices.get(productId) ?? {},
      campaignIds: campaignsOf.get(productId) ?? [],
      rating: {
        score: rating ? Math.round((rating.stars * 10) / rating.votes) / 10 : 0,
        voteCount: rating?.votes ?? 0,
      },
      ...fitVotesOf(rating),
      reviews: reviewsOf.get(productId) ?? [],
    };
  });
}

/** Products per batch: few enough that reading one never holds up a request for long. */
const batchSize = 1_000;

/** All active products, in batches by id. */
export async function* readAllProducts(queries: Queries): AsyncGenerator<IndexedProduct[]> {
  for (let last = 0; ;) {
    const rows = await queries
      .selectFrom('products')
      .select('productId')
      .where('productId', '>', last)
      .where('isActive', 'is', true)
      .orderBy('productId')
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ productId }) => productId);
    if (ids.length === 0) return;
    yield await readIndexedProducts(queries, ids);
    last = ids.at(-1) ?? last;
  }
}
