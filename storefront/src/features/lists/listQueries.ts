import { environmentManager, queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  brandsDocument,
  categoriesDocument,
  type FilterInputType,
  listPageInfoDocument,
  productRowDocument,
  productsDocument,
  relatedProductsDocument,
  type ProductRowQueryVariables,
} from '../../data-api/generated/operations.ts';
import { brandViews } from './brandViews.ts';
import { listPageView } from './listPageView.ts';
import type { ListSelection } from './listSelection.ts';
import { listView } from './listView.ts';
import { selectAvailableFirst, rowReserve } from './selectAvailableFirst.ts';
import { productCardView } from './productCardView.ts';
import { categoryViews } from './categoryViews.ts';

/** Products on one page of a list (contracts.md, List defaults). */
export const pageSize = 20;

/** A list's base criteria; its filters and sort are the selection. */
export interface ListScope {
  readonly categoryAlias?: string;
  readonly brandAlias?: string;
  readonly discountCampaignAlias?: string;
  readonly searchText?: string;
}

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

export const productListQuery = (dataApi: DataApi, scope: ListScope, selection: ListSelection) =>
  queryOptions({
    queryKey: [
      'products',
      dataApi.site.marketId,
      scope,
      filterOf(scope, selection),
      selection.page,
    ],
    queryFn: async ({ signal }) => {
      const { searchText: _, ...aliases } = scope;
      const variables = {
        ...aliases,
        filter: filterOf(scope, selection),
        skip: (selection.page - 1) * pageSize,
        take: pageSize,
      };
      return listView(
        (await dataApi.send(productsDocument, variables, { signal })).products,
        selection,
      );
    },
    // Going back from a product finds the list as it was left, after any time. A server caches
    // nothing beyond the page.
    ...(!environmentManager.isServer() && { gcTime: 30 * 60_000 }),
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

type RowVariables = Omit<ProductRowQueryVariables, 'channelId' | 'marketId' | 'languageId'>;

/** A short row of available products, for widgets and the home page. */
export const productRowQuery = (dataApi: DataApi, variables: RowVariables) =>
  queryOptions({
    queryKey: ['product-row', dataApi.site.marketId, variables],
    queryFn: async ({ signal }) => {
      const size = variables.take ?? pageSize;
      const { products } = await dataApi.send(
        productRowDocument,
        { ...variables, take: size + rowReserve },
        { signal },
      );
      return selectAvailableFirst(products?.products ?? [], size).map(productCardView);
    },
  });

/** Products by their numbers, in that order; those not sold in the market are omitted. */
export const productsByIdQuery = (dataApi: DataApi, productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['products-by-id', dataApi.site.marketId, productIds],
    queryFn: async ({ signal }) => {
      const { products } = await dataApi.send(
        productRowDocument,
        { take: productIds.length, filter: { productIds: [...productIds] } },
        { signal },
      );
      return (products?.products ?? []).flatMap((product) =>
        product ? [productCardView(product)] : [],
      );
    },
  });

/** Related products. */
export const relatedProductsQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['related-products', dataApi.site.marketId, alias],
    queryFn: async ({ signal }) => {
      const { relatedProducts } = await dataApi.send(
        relatedProductsDocument,
        { alias },
        { signal },
      );
      return (relatedProducts ?? []).flatMap((product) =>
        product ? [productCardView(product)] : [],
      );
    },
  });
