import type { DataApi } from '../../data-api/createDataApi.ts';
import { productRowQuery } from '../../features/lists/rowQueries.ts';

/** One row on a desktop, two on a phone. */
export const helpRowSize = 4;

/**
 * Products for a search that found nothing: what fewer of its words find, the best matches first;
 * without them, what sells best.
 */
export const helpRowQuery = (dataApi: DataApi, searchText?: string) =>
  productRowQuery(dataApi, {
    take: helpRowSize,
    filter: searchText === undefined ? { sort: 'MOST_SOLD' } : { searchText, sort: 'RELEVANCE' },
  });
