import type { DataApi } from '../../data-api/createDataApi.ts';
import { productRowQuery } from './rowQueries.ts';

/** What sells best in a category, as a row of one; a category is shown by its picture. */
export const bestSellerQuery = (dataApi: DataApi, categoryAlias: string) =>
  productRowQuery(dataApi, { take: 1, categoryAlias, filter: { sort: 'MOST_SOLD' } });
