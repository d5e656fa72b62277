import type { RouteName } from '@solvik/addresses';
import type { ListSort } from './listSelection.ts';

/** The order of each route's list until a shopper chooses another; an address leaves it out. */
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
