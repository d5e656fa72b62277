import type { RouteName } from '@solvik/addresses';
import type { ListSort } from './listSelection.ts';

/** The default sort of each route's list; an address omits it. */
export const defaultSorts = {
  bestSellers: 'MOST_SOLD',
  comingSoon: 'LATEST',
  newProducts: 'LATEST',
  category: 'LATEST',
  brand: 'LATEST',
  discountCampaign: 'LATEST',
  genericList: 'LATEST',
  search: 'RELEVANCE',
} as const satisfies Partial<Record<RouteName, ListSort>>;
