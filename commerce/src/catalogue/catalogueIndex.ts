/**
 * What lists and filters need of the whole catalogue, held in memory per version of the catalogue:
 * filtering, counting and sorting then never wait for the database. Texts and stock of the products
 * shown are read from the database.
 */
import type { Selectable } from 'kysely';
import type {
  Brands,
  Categories,
  ParameterValues,
  Prices,
  Reviews,
} from '../database/generated/db.ts';
import type { Localised, MarketId } from '@solvik/shop';
import type { CampaignRow } from '../campaigns/campaignRow.ts';

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

export const valueColumns = [
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
  Pick<Selectable<Reviews>, 'rating' | 'comment' | 'author' | 'size' | 'height' | 'fit'> & {
    reviewDate: Selectable<Reviews>['createdAt'];
    language: Selectable<Reviews>['locale'];
  }
>;

/** Numbers of accepted reviews. */
export interface FitVotes {
  readonly small: number;
  readonly asExpected: number;
  readonly large: number;
}

/**
 * Reviews per product and language in the index: as many as its page shows, which those in its own
 * language begin. The others stay in the database.
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
  /** Of a preloved product: that of the new product that it is a used piece of. */
  readonly twinArticleNumber?: string | null;
  readonly brandId: number | null;
  readonly facets: readonly string[];
  readonly prices: Partial<Record<MarketId, IndexedPrice>>;
  readonly campaignIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly firstAvailableOn: number;
  readonly soldCount: number;
  readonly rating: { readonly score: number; readonly voteCount: number };
  /** How many reviewers found it small, as expected and large; absent without votes. */
  readonly fitVotes?: FitVotes;
  /** The newest accepted reviews of each language, at most `newestRetained`; newest of all first. */
  readonly reviews: readonly IndexedReview[];
}

export interface CatalogueIndex {
  readonly version: string;
  /** What differs from an earlier version; undefined if the index was read as a whole. */
  readonly changes?: { readonly from: string; readonly productIds: readonly number[] };
  readonly products: ReadonlyMap<number, IndexedProduct>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
  readonly categories: ReadonlyMap<number, CategoryRow>;
  readonly brands: ReadonlyMap<number, BrandRow>;
  readonly parameterValues: ReadonlyMap<number, ParameterValueRow>;
  readonly sizes: ReadonlyMap<string, Localised>;
  readonly campaigns: ReadonlyMap<number, CampaignRow>;
}
