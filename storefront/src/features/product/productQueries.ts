import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { productDocument, reviewsDocument } from '../../data-api/generated/operations.ts';

/** The product at an alias; null where the market does not have it. */
export const productQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['product', dataApi.site.marketId, alias],
    queryFn: async ({ signal }) => (await dataApi.send(productDocument, { alias }, { signal })).product ?? null,
  });

export const reviewsQuery = (dataApi: DataApi, alias: string, take: number) =>
  queryOptions({
    queryKey: ['reviews', dataApi.site.marketId, alias, take],
    queryFn: async ({ signal }) => (await dataApi.send(reviewsDocument, { alias, skip: 0, take }, { signal })).reviews ?? null,
  });
