import type { RouteName } from '@solvik/addresses';
import { customSorts, type DefaultSort, productListDefaultSort } from '@solvik/shop';
import type { ListSort } from './listSelection.ts';

const routes = [
  'comingSoon',
  'newProducts',
  'category',
  'brand',
  'discountCampaign',
  'genericList',
] as const satisfies readonly RouteName[];

type ListRoute = (typeof routes)[number];

export interface SortDefinition {
  readonly productListDefaultSort: DefaultSort;
  /** By the name of a route. */
  readonly customSorts: Readonly<Partial<Record<string, DefaultSort>>>;
}

/** Best sellers are what their name says, and a search is sorted by relevance, in every shop. */
export const readDefaultSorts = (definition: SortDefinition) => ({
  ...(Object.fromEntries(
    routes.map((route) => [
      route,
      definition.customSorts[route] ?? definition.productListDefaultSort,
    ]),
  ) as Readonly<Record<ListRoute, ListSort>>),
  bestSellers: 'MOST_SOLD' as const,
  search: 'RELEVANCE' as const,
});

/** The default sort of each route's list; an address omits it. */
export const defaultSorts = readDefaultSorts({ productListDefaultSort, customSorts });
