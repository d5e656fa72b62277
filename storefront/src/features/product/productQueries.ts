import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { productDocument } from '../../data-api/generated/operations.ts';
import { productView } from './productView.ts';
import { requestReviews } from './requestReviews.ts';

/** The product at an alias; null if the market does not have it. */
export const productQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['product', dataApi.site.marketId, alias],
    queryFn: async ({ signal }) => {
      const { product } = await dataApi.send(productDocument, { alias }, { signal });
      return product ? productView(product) : null;
    },
  });

/** How many reviews come with a product's page. */
export const firstReviews = 5;

/** Its newest reviews; null if there are none. */
export const reviewsQuery = (dataApi: DataApi, alias: string, take: number) =>
  queryOptions({
    queryKey: ['reviews', dataApi.site.marketId, alias, take],
    queryFn: ({ signal }) => requestReviews(dataApi, { alias, skip: 0, take, signal }),
  });
