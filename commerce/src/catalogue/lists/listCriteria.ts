import type { Locale, MarketId } from '@solvik/shop';
import type { ListSort } from '../sortProducts.ts';

/** Facets of which a product must have at least one. */
export interface RequiredSizes {
  /** Only products in one of these must; without it all. */
  readonly categories?: readonly string[];
  readonly sizes: readonly string[];
}

export interface ListCriteria {
  readonly market: MarketId;
  readonly locale: Locale;
  /** Facets that every product must have: the category, brand and so on that the list shows. */
  readonly scope: readonly string[];
  /** Product ids that a text search found, the best match first. */
  readonly found?: readonly number[];
  /** Whether only products whose price is reduced in the market are listed. */
  readonly isReduced?: boolean;
  readonly campaignIds: readonly number[];
  readonly chosen: readonly string[];
  /** The shopper's own sizes: a choice within the group of sizes, whose own counts ignore it. */
  readonly requiredSizes?: readonly RequiredSizes[];
  readonly excluded: readonly string[];
  readonly include: readonly string[];
  readonly isUnion: boolean;
  readonly mode: 'BY_GROUP' | 'CURRENT';
  /** Minor units including VAT. */
  readonly price?: { readonly lowest: number; readonly highest: number };
  readonly articleNumbers: readonly string[];
  readonly excludedProducts: readonly number[];
  readonly sort: ListSort;
  /** One card per style: its first colour in the list's order represents the others. */
  readonly isCollapsed: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Everything that a market sells, one card per style. */
export const wholeList = ({
  market,
  locale,
  now,
}: Pick<ListCriteria, 'market' | 'locale' | 'now'>): ListCriteria => ({
  market,
  locale,
  now,
  scope: [],
  campaignIds: [],
  chosen: [],
  excluded: [],
  include: [],
  isUnion: false,
  mode: 'CURRENT',
  articleNumbers: [],
  excludedProducts: [],
  sort: 'MOST_SOLD',
  isCollapsed: true,
});

export interface ChosenList {
  /** Number of products, one per style if the list is collapsed. */
  readonly count: number;
  /** All products of the list, in order. For a page of a long list use `page`. */
  readonly ids: readonly number[];
  /** The products from `start` up to `end`, counted from 0. */
  readonly page: (start: number, end: number) => readonly number[];
  readonly counts: ReadonlyMap<string, number>;
  /** Minor units; the bounds of the price filter. */
  readonly priceRange: { readonly lowest: number; readonly highest: number };
}
