/**
 * What filters draw beyond the list itself. The spread of prices and the colours are additions of our
 * own back end: elsewhere their queries fail, and the filters do without.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  filterColoursDocument,
  priceHistogramDocument,
} from '../../data-api/generated/operations.ts';
import { facetViews } from './facetViews.ts';
import { aliasesOf, filterOf, type ListScope, requestProducts } from './listQueries.ts';
import type { ListServices } from './listServices.ts';
import type { ListSelection, PriceRange } from './listSelection.ts';

/** Bars of the price filter. */
const bars = 23;

const neverStale = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Colours in CSS by the id of their filter value. */
export const filterColoursQuery = (dataApi: DataApi) =>
  queryOptions({
    queryKey: ['filter-colours', dataApi.site.marketId],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const { filterColours } = await dataApi.send(filterColoursDocument, {}, { signal });
      return Object.fromEntries(filterColours.map(({ facetId, colour }) => [facetId, colour]));
    },
    ...neverStale,
  });

/** How many products a list has in each of 23 equal parts of a range of prices, in whole units. */
export const priceHistogramQuery = (
  dataApi: DataApi,
  scope: ListScope,
  { selection, range }: { readonly selection: ListSelection; readonly range: PriceRange },
) => {
  const { price: _, ...withoutPrice } = selection;
  const filter = filterOf(scope, { ...withoutPrice, sort: 'LATEST' });
  return queryOptions({
    queryKey: ['price-histogram', dataApi.site.marketId, scope, filter, range],
    queryFn: async ({ signal }) => {
      const variables = { ...aliasesOf(scope), filter, ...range, bars };
      return (await dataApi.send(priceHistogramDocument, variables, { signal })).priceHistogram;
    },
    ...neverStale,
    ...(!import.meta.env.SSR && { placeholderData: keepPreviousData }),
  });
};

/** Every value of a list's filters: the list itself has only the first of very long ones. */
export const wholeFacetsQuery = (
  services: ListServices,
  scope: ListScope,
  selection: ListSelection,
) =>
  queryOptions({
    queryKey: ['whole-facets', services.site.marketId, scope, filterOf(scope, selection)],
    queryFn: async ({ signal }) => {
      const products = await requestProducts(services, {
        scope,
        selection,
        skip: 0,
        take: 1,
        signal,
      });
      return facetViews(products?.filters?.facets, {
        selection,
        total: Number(products?.count ?? 0),
        isWhole: true,
      });
    },
    placeholderData: keepPreviousData,
  });
