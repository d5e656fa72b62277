import type { RouteName } from '@solvik/addresses';
import { customSorts, productListDefaultSort } from '@solvik/shop';
import type { ListSort } from './listSelection.ts';

const routes = [
  'bestSellers',
  'comingSoon',
  'newProducts',
  'category',
  'brand',
  'discountCampaign',
  'genericList',
] as const satisfies readonly RouteName[];

type ListRoute = (typeof routes)[number];

const custom: Readonly<Partial<Record<string, ListSort>>> = customSorts;

/**
 * The default sort of each route's list, as the shop's definition has it; an address omits it.
 * Best sellers are what their name says, and a search is sorted by relevance, in every shop.
 */
export const defaultSorts = {
  ...(Object.fromEntries(
    routes.map((route) => [route, custom[route] ?? productListDefaultSort]),
  ) as Readonly<Record<ListRoute, ListSort>>),
  bestSellers: 'MOST_SOLD',
  search: 'RELEVANCE',
} as const;
