/**
 * What lists and filters need of the whole catalogue, held in memory per version of the catalogue: choosing, counting and
 * sorting then never wait for the database. Texts and stock of the products shown are read from the database.
 */
import { sql } from 'kysely';
import { all, type Queries } from '../database/database.ts';
import type { MarketId, Localised } from './catalogueDraft.ts';
import type { CampaignRow } from '../campaigns/campaignRow.ts';

export interface CategoryRow {
  readonly category_id: number;
  readonly key: string;
  readonly parent_id: number | null;
  readonly name: Localised;
  readonly alias: Localised;
  readonly description: Localised | null;
  readonly secondary_description: Localised | null;
  readonly primary_image: string | null;
  readonly google_taxonomy_id: number | null;
  readonly sort_order: number;
  readonly is_hidden: boolean;
}

export interface BrandRow {
  readonly brand_id: number;
  readonly key: string;
  readonly name: string;
  readonly alias: string;
  readonly description: Localised | null;
}

export interface ParameterValueRow {
  readonly parameter_value_id: number;
  readonly identifier: string;
  readonly parameter_group_id: number;
  readonly label: Localised;
  readonly value: Localised;
  readonly swatch: string | null;
  readonly is_filter: boolean;
}

export interface IndexedPrice {
  /** Minor units including VAT. */
  readonly regular: number;
  readonly selling: number;
  readonly lowestPrior: number | null;
}

export interface IndexedReview {
  readonly rating: number;
  readonly comment: string;
  readonly author: string;
  readonly reviewDate: Date;
}

/** Reviews of a product in the index: as many as its page shows. The database has the rest. */
export const newestKept = 5;

export interface IndexedProduct {
  readonly id: number;
  /** Another after each change of its row. */
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
  /** The newest of the accepted ones first, `newestKept` at most. */
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

interface ProductRow {
  readonly product_id: number;
  readonly row_version: string;
  readonly key: string;
  readonly group_key: string | null;
  readonly name: Localised;
  readonly article_number: string;
  readonly brand_id: number | null;
  readonly first_available_on: Date;
  readonly sold_count: number;
}

/** Every statement reads for itself, so a version raised between them is caught by the next look at the version. */
async function readProductRows(queries: Queries): Promise<IndexedProduct[]> {
  const products = await all(
    queries,
    sql<ProductRow>`select product_id, xmin::text as row_version, key, group_key, name, article_number, brand_id, first_available_on, sold_count from products where is_active order by product_id`,
  );
  const facets = await all(
    queries,
    sql<{
      product_id: number;
      facets: string[];
    }>`select product_id, array_agg(facet_id) as facets from product_facets group by product_id`,
  );
  const prices = await all(
    queries,
    sql<{
      product_id: number;
      market_id: MarketId;
      regular: number;
      selling: number;
      lowest_prior: number | null;
    }>`select product_id, market_id, regular, selling, lowest_prior from prices`,
  );
  const ratings = await all(
    queries,
    sql<{
      product_id: number;
      votes: number;
      stars: number;
    }>`select product_id, count(*)::int as votes, sum(rating)::int as stars from reviews where is_accepted group by product_id`,
  );
  const reviews = await all(
    queries,
    sql<
      IndexedReview & { product_id: number }
    >`select product_id, rating, comment, author, created_at as "reviewDate" from (
        select *, row_number() over (partition by product_id order by created_at desc, review_id) as place from reviews where is_accepted
      ) as placed where place <= ${newestKept} order by product_id, place`,
  );
  const campaigns = await all(
    queries,
    sql<{
      product_id: number;
      ids: number[];
    }>`select product_id, array_agg(campaign_id order by campaign_id) as ids from campaign_products group by product_id`,
  );
  const facetsOf = new Map(facets.map((row) => [row.product_id, row.facets]));
  const ratingOf = new Map(ratings.map((row) => [row.product_id, row]));
  const reviewsOf = Map.groupBy(reviews, ({ product_id }) => product_id);
  const campaignsOf = new Map(campaigns.map((row) => [row.product_id, row.ids]));
  const pricesOf = new Map<number, Partial<Record<MarketId, IndexedPrice>>>();
  for (const { product_id, market_id, regular, selling, lowest_prior } of prices) {
    const own = pricesOf.get(product_id) ?? {};
    own[market_id] = { regular, selling, lowestPrior: lowest_prior };
    pricesOf.set(product_id, own);
  }
  return products.map((row) => {
    const rating = ratingOf.get(row.product_id);
    return {
      id: row.product_id,
      rowVersion: row.row_version,
      key: row.key,
      groupKey: row.group_key,
      name: row.name,
      articleNumber: row.article_number,
      brandId: row.brand_id,
      facets: facetsOf.get(row.product_id) ?? [],
      prices: pricesOf.get(row.product_id) ?? {},
      campaignIds: campaignsOf.get(row.product_id) ?? [],
      firstAvailableOn: row.first_available_on.getTime(),
      soldCount: row.sold_count,
      rating: {
        score: rating ? Math.round((rating.stars * 10) / rating.votes) / 10 : 0,
        voteCount: rating?.votes ?? 0,
      },
      reviews: reviewsOf.get(row.product_id) ?? [],
    };
  });
}

export async function readVersion(queries: Queries): Promise<string> {
  const [row] = await all(
    queries,
    sql<{ value: string }>`select value from shop_state where name = 'catalogue-version'`,
  );
  return row?.value ?? '0';
}

export async function buildCatalogueIndex(queries: Queries): Promise<CatalogueIndex> {
  const version = await readVersion(queries);
  const products = await readProductRows(queries);
  const categories = await all(
    queries,
    sql<CategoryRow>`select category_id, key, parent_id, name, alias, description, secondary_description, primary_image, google_taxonomy_id, sort_order, is_hidden from categories order by sort_order, category_id`,
  );
  const brands = await all(
    queries,
    sql<BrandRow>`select brand_id, key, name, alias, description from brands`,
  );
  const values = await all(
    queries,
    sql<ParameterValueRow>`select parameter_value_id, identifier, parameter_group_id, label, value, swatch, is_filter from parameter_values`,
  );
  const sizes = await all(
    queries,
    sql<{ facet_id: string; name: Localised }>`select facet_id, name from sizes`,
  );
  const campaigns = await all(
    queries,
    sql<CampaignRow>`select campaign_id, key, name, alias, description, hide_title, valid_from, valid_to, percent, promo_code, markets, minimum_order, usage_limit, product_count from campaigns`,
  );
  const groups = new Map<string, number[]>();
  for (const { groupKey, id } of products)
    if (groupKey !== null) groups.set(groupKey, [...(groups.get(groupKey) ?? []), id]);
  return {
    version,
    products: new Map(products.map((product) => [product.id, product])),
    groups,
    categories: new Map(categories.map((row) => [row.category_id, row])),
    brands: new Map(brands.map((row) => [row.brand_id, row])),
    parameterValues: new Map(values.map((row) => [row.parameter_value_id, row])),
    sizes: new Map(sizes.map((row) => [row.facet_id, row.name])),
    campaigns: new Map(campaigns.map((row) => [row.campaign_id, row])),
  };
}
