/** What the catalogue's lists are of: its brands and categories. */
import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { brandsDocument, categoriesDocument } from '../../data-api/generated/operations.ts';
import { brandViews } from './brandViews.ts';
import { categoryViews } from './categoryViews.ts';

/** Every brand of the market, in its language's order. */
export const brandsQuery = (dataApi: DataApi) =>
  queryOptions({
    queryKey: ['brands', dataApi.site.marketId],
    queryFn: async ({ signal }) => {
      const { brands } = await dataApi.send(brandsDocument, {}, { signal });
      return brandViews(brands, dataApi.site.languageId);
    },
  });

/** The categories with these aliases that are not hidden, in the catalogue's order. */
export const categoriesQuery = (dataApi: DataApi, aliases: readonly string[]) =>
  queryOptions({
    queryKey: ['shelves', dataApi.site.marketId, aliases.join(' ')],
    queryFn: async ({ signal }) => {
      const { categories } = await dataApi.send(categoriesDocument, {}, { signal });
      return categoryViews(categories, aliases);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
