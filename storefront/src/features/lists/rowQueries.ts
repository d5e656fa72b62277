/** Short rows of products: for widgets, the cart and recommendations. */
import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  productRowDocument,
  type ProductRowQueryVariables,
  relatedProductsDocument,
} from '../../data-api/generated/operations.ts';
import { productCardView } from './productCardView.ts';
import { rowReserve, selectAvailableFirst } from './selectAvailableFirst.ts';

/** Products of a row, unless it requests another number. */
const rowSize = 20;

type RowVariables = Omit<ProductRowQueryVariables, 'channelId' | 'marketId' | 'languageId'>;

/** A short row of available products, for widgets and the home page. */
export const productRowQuery = (dataApi: DataApi, variables: RowVariables) =>
  queryOptions({
    queryKey: ['product-row', dataApi.site.marketId, variables],
    queryFn: async ({ signal }) => {
      const size = variables.take ?? rowSize;
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
