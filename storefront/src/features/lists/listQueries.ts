import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  type FilterInputType,
  listPageInfoDocument,
  productsDocument,
} from '../../data-api/generated/operations.ts';
import { pageSize } from './pageSize.ts';
import { listPageView } from './listPageView.ts';
import type { ListSelection } from './listSelection.ts';
import type { ListServices } from './listServices.ts';
import { type ListResponse, listView } from './listView.ts';

/** A list's base criteria; its filters and sort are the selection. */
export interface ListScope {
  readonly categoryAlias?: string;
  readonly brandAlias?: string;
  readonly discountCampaignAlias?: string;
  readonly searchText?: string;
  /** Whether the words are searched as they are: the shopper undid their correction. */
  readonly isExact?: boolean;
}

/** The Data API's variables of a list; its search is part of the filter. */
export const aliasesOf = ({ categoryAlias, brandAlias, discountCampaignAlias }: ListScope) => ({
  categoryAlias,
  brandAlias,
  discountCampaignAlias,
});

/**
 * The Data API's filter for a selection: OR within a group, AND between groups once a facet is
 * selected.
 */
export function filterOf(scope: ListScope, selection: ListSelection): FilterInputType {
  const facets = [...selection.facets.values()].flat().map(({ id }) => id);
  return {
    sort: selection.sort,
    filterMode: facets.length > 0 || selection.ownSizes ? 'BY_GROUP' : 'CURRENT',
    ...(facets.length > 0 && { facets }),
    ...(selection.ownSizes && {
      ownSizes: {
        tops: selection.ownSizes.tops.map(({ id }) => id),
        bottoms: selection.ownSizes.bottoms.map(({ id }) => id),
        shoes: selection.ownSizes.shoes.map(({ id }) => id),
      },
    }),
    ...(selection.price && {
      price: { lowest: selection.price.lowest, highest: selection.price.highest },
    }),
    ...(scope.searchText !== undefined && { searchText: scope.searchText }),
  };
}

interface ListRequest {
  readonly scope: ListScope;
  readonly selection: ListSelection;
  readonly skip: number;
  readonly take: number;
  readonly signal: AbortSignal;
}

/**
 * Products of a list with its filters. The search API finds and ranks those of a search; the Data
 * API's own search replaces one that cannot be reached, and lists in the visitor's own sizes, which
 * that API does not know.
 */
export async function requestProducts(
  services: ListServices,
  { scope, selection, skip, take, signal }: ListRequest,
): Promise<ListResponse | null> {
  const { searchText, isExact = false } = scope;
  if (searchText !== undefined && !selection.ownSizes) {
    // Most lists are no searches, and do without its code.
    const { searchedProducts } = await import('./searchedProducts.ts');
    const found = await searchedProducts(services, {
      searchText,
      isExact,
      selection,
      skip,
      take,
      signal,
    });
    if (found) return found;
  }
  const { products, whole } = await services.dataApi.send(
    productsDocument,
    { ...aliasesOf(scope), searchText, filter: filterOf(scope, selection), skip, take },
    { signal },
  );
  return products && { ...products, whole: whole?.count };
}

export const productListQuery = (
  services: ListServices,
  scope: ListScope,
  selection: ListSelection,
) =>
  queryOptions({
    queryKey: [
      'products',
      services.site.marketId,
      scope,
      filterOf(scope, selection),
      selection.page,
    ],
    queryFn: async ({ signal }) => {
      const skip = (selection.page - 1) * pageSize;
      const request = { scope, selection, skip, take: pageSize, signal };
      return listView(await requestProducts(services, request), selection);
    },
    // Going back from a product finds the list as it was left, after any time. A server caches
    // nothing beyond the page.
    ...(!import.meta.env.SSR && { gcTime: 30 * 60_000 }),
  });

/** Name, texts and sub-categories of the list at a path; null if there is none. */
export const listPageInfoQuery = (dataApi: DataApi, path: string) =>
  queryOptions({
    queryKey: ['list-page-info', dataApi.site.marketId, path],
    queryFn: async ({ signal }) => {
      const { listPageInfo } = await dataApi.send(listPageInfoDocument, { url: path }, { signal });
      return listPageInfo ? listPageView(listPageInfo) : null;
    },
  });
