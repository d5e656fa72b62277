/**
 * What lists and filters need of the whole catalogue, held in memory per version of the catalogue:
 * filtering, counting and sorting then never wait for the database. Texts and stock of the products
 * shown are read from the database.
 */
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type {
  Brands,
  Categories,
  ParameterValues,
  Prices,
  Reviews,
} from '../database/generated/db.ts';
import type { Localised, MarketId } from '@solvik/shop';
import { campaignColumns, type CampaignRow } from '../campaigns/campaignRow.ts';

export const categoryColumns = [
  'categoryId',
  'key',
  'parentId',
  'name',
  'alias',
  'description',
  'secondaryDescription',
  'primaryImage',
  'googleTaxonomyId',
  'sortOrder',
  'isHidden',
] as const;

export type CategoryRow = Readonly<Pick<Selectable<Categories>, (typeof categoryColumns)[number]>>;

export type BrandRow = Readonly<Selectable<Brands>>;

const valueColumns = [
  'parameterValueId',
  'identifier',
  'parameterGroupId',
  'label',
  'value',
  'swatch',
  'isFilter',
] as const;

export type ParameterValueRow = Readonly<
  Pick<Selectable<ParameterValues>, (typeof valueColumns)[number]>
>;

/** Minor units including VAT. */
export type IndexedPrice = Readonly<
  Pick<Selectable<Prices>, 'regular' | 'selling' | 'lowestPrior'>
>;

export type IndexedReview = Readonly<
  Pick<Selectable<Reviews>, 'rating' | 'comment' | 'author'> & {
    reviewDate: Selectable<Reviews>['createdAt'];
  }
>;

/**
 * Reviews per product in the index: as many as its page shows. The others stay in the database.
 */
export const newestRetained = 5;

export interface IndexedProduct {
  readonly id: number;
  /** Changes with each update of its row. */
  readonly rowVersion: string;
  readonly key: string;
  readonly groupKey: string | null;
  readonly name: Localised;
  readonly articleNumber: string;
  readonly brandId: number | null;
  readonly facets: readonly string[];
  readonly prices: Partial<Record<MarketId, IndexedPrice>>;
  readonly campaignIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly firstAvailableOn: number;
  readonly soldCount: number;
  readonly rating: { readonly score: number; readonly voteCount: number };
  /** The newest accepted reviews, newest first, at most `newestRetained`. */
  readonly reviews: readonly IndexedReview[];
}

export interface CatalogueIndex {
  readonly version: string;
  readonly products: ReadonlyMap<number, IndexedProduct>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
  readonly categories: ReadonlyMap<number, CategoryRow>;
  readonly brands: ReadonlyMap<number, BrandRow>;
  readonly parameterValues: ReadonlyMap<number, ParameterValueRow>;
  readonly sizes: ReadonlyMap<string, Localised>;
  readonly campaigns: ReadonlyMap<number, CampaignRow>;
}

const readProducts = (queries: Queries) =>
  queries
    .selectFrom('products')
    .select([
      'productId',
      'key',
      'groupKey',
      'name',
      'articleNumber',
      'brandId',
      'firstAvailableOn',
      'soldCount',
    ])
    .select(sql<string>`xmin::text`.as('rowVersion'))
    .where('isActive', 'is', true)
    .orderBy('productId')
    .execute();

const readFacets = (queries: Queries) =>
  queries
    .selectFrom('productFacets')
    .select(({ fn, ref }) => [
      'productId',
      fn.agg<string[]>('array_agg', [ref('facetId')]).as('facets'),
    ])
    .groupBy('productId')
    .execute();

const readRatings = (queries: Queries) =>
  queries
    .selectFrom('reviews')
    .select(({ ref }) => [
      'productId',
      sql<number>`count(*)::int`.as('votes'),
      sql<number>`sum(${ref('rating')})::int`.as('stars'),
    ])
    .where('isAccepted', 'is', true)
    .groupBy('productId')
    .execute();

const readNewest = (queries: Queries) =>
  queries
    .selectFrom(({ selectFrom }) =>
      selectFrom('reviews')
        .select(({ fn }) => [
          'productId',
          'rating',
          'comment',
          'author',
          'createdAt as reviewDate',
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('productId').orderBy('createdAt', 'desc').orderBy('reviewId'),
            )
            .as('rank'),
        ])
        .where('isAccepted', 'is', true)
        .as('placed'),
    )
    .select(['productId', 'rating', 'comment', 'author', 'reviewDate'])
    .where('rank', '<=', newestRetained)
    .orderBy('productId')
    .orderBy('rank')
    .execute();

const readMemberships = (queries: Queries) =>
  queries
    .selectFrom('campaignProducts')
    .select(({ fn, ref }) => [
      'productId',
      fn
        .agg<number[]>('array_agg', [ref('campaignId')])
        .orderBy('campaignId')
        .as('ids'),
    ])
    .groupBy('productId')
    .execute();

/**
 * Every statement reads on its own, so a version raised between them is noticed by the next check
 * of the version.
 */
async function readProductRows(queries: Queries): Promise<IndexedProduct[]> {
  const products = await readProducts(queries);
  const facets = await readFacets(queries);
  const prices = await queries
    .selectFrom('prices')
    .select(['productId', 'marketId', 'regular', 'selling', 'lowestPrior'])
    .execute();
  const ratings = await readRatings(queries);
  const reviews = await readNewest(queries);
  const campaigns = await readMemberships(queries);
  const facetsOf = new Map(facets.map((row) => [row.productId, row.facets]));
  const ratingOf = new Map(ratings.map((row) => [row.productId, row]));
  const reviewsOf = Map.groupBy(reviews, ({ productId }) => productId);
  const campaignsOf = new Map(campaigns.map((row) => [row.productId, row.ids]));
  const pricesOf = new Map<number, Partial<Record<MarketId, IndexedPrice>>>();
  for (const { productId, marketId, regular, selling, lowestPrior } of prices) {
    const own = pricesOf.get(productId) ?? {};
    own[marketId] = { regular, selling, lowestPrior };
    pricesOf.set(productId, own);
  }
  return products.map((row) => {
    const rating = ratingOf.get(row.productId);
    return {
      id: row.productId,
      rowVersion: row.rowVersion,
      key: row.key,
      groupKey: row.groupKey,
      name: row.name,
      articleNumber: row.articleNumber,
      brandId: row.brandId,
      facets: facetsOf.get(row.productId) ?? [],
      prices: pricesOf.get(row.productId) ?? {},
      campaignIds: campaignsOf.get(row.productId) ?? [],
      firstAvailableOn: row.firstAvailableOn.getTime(),
      soldCount: row.soldCount,
      rating: {
        score: rating ? Math.round((rating.stars * 10) / rating.votes) / 10 : 0,
        voteCount: rating?.votes ?? 0,
      },
      reviews: reviewsOf.get(row.productId) ?? [],
    };
  });
}

export async function readVersion(queries: Queries): Promise<string> {
  const row = await queries
    .selectFrom('shopState')
    .select('value')
    .where('name', '=', 'catalogue-version')
    .executeTakeFirst();
  return row?.value ?? '0';
}

export async function buildCatalogueIndex(queries: Queries): Promise<CatalogueIndex> {
  const version = await readVersion(queries);
  const products = await readProductRows(queries);
  const categories = await queries
    .selectFrom('categories')
    .select(categoryColumns)
    .orderBy('sortOrder')
    .orderBy('categoryId')
    .execute();
  const brands = await queries
    .selectFrom('brands')
    .select(['brandId', 'key', 'name', 'alias', 'description'])
    .execute();
  const values = await queries.selectFrom('parameterValues').select(valueColumns).execute();
  const sizes = await queries.selectFrom('sizes').select(['facetId', 'name']).execute();
  const campaigns = await queries.selectFrom('campaigns').select(campaignColumns).execute();
  const groups = new Map<string, number[]>();
  for (const { groupKey, id } of products)
    if (groupKey !== null) groups.set(groupKey, [...(groups.get(groupKey) ?? []), id]);
  return {
    version,
    products: new Map(products.map((product) => [product.id, product])),
    groups,
    categories: new Map(categories.map((row) => [row.categoryId, row])),
    brands: new Map(brands.map((row) => [row.brandId, row])),
    parameterValues: new Map(values.map((row) => [row.parameterValueId, row])),
    sizes: new Map(sizes.map((row) => [row.facetId, row.name])),
    campaigns: new Map(campaigns.map((row) => [row.campaignId, row])),
  };
}
