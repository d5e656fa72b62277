import type { ListCriteria } from '../routes/product-list/listCriteria.ts';

/** A category's list at an address, by the latest or by price. */
export const criteriaAt = (path: string, search = ''): ListCriteria => ({
  path,
  search,
  scope: {},
  heading: 'Dam',
  sorts: ['LATEST', 'PRICE'],
  defaultSort: 'LATEST',
  kind: 'category',
  hasPageInfo: false,
});
