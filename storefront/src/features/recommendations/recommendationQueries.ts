/** Recommendations of the search API as the cards show them. */
import { queryOptions } from '@tanstack/react-query';
import { parseRecommendations } from '../../search-api/parseRecommendations.ts';
import type { SearchApi } from '../../search-api/createSearchApi.ts';
import { tickets } from '../../search-api/tickets.ts';
import { type ProductCardView, productCardView } from '../lists/productCardView.ts';

export interface RecommendedView {
  readonly algorithm: string;
  readonly products: readonly ProductCardView[];
}

/** Products of a list that the shop shows. */
const limit = 12;

function viewsOf(body: unknown): readonly RecommendedView[] {
  return parseRecommendations(body).map(({ algorithm, products }) => {
    for (const { productId, ticket } of products) if (ticket) tickets.remember(productId, ticket);
    return { algorithm, products: products.map(productCardView) };
  });
}

export const productRecommendationsQuery = (api: SearchApi, productId: number) =>
  queryOptions({
    queryKey: ['recommendations', 'product', productId],
    queryFn: async ({ signal }) =>
      viewsOf(
        await api.query('product-page', { parameters: { productKey: productId, limit }, signal }),
      ),
  });

export const cartRecommendationsQuery = (api: SearchApi, productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['recommendations', 'cart', productIds],
    queryFn: async ({ signal }) =>
      viewsOf(
        await api.query('cart-page', { parameters: { cart: productIds.join('|'), limit }, signal }),
      ),
  });

/** What goes with a product whose size was just added to the cart. */
export const addedRecommendationsQuery = (
  api: SearchApi,
  { skuId, productIds }: { readonly skuId: number; readonly productIds: readonly number[] },
) =>
  queryOptions({
    // The list stays while the rest of the cart changes: the cart's own products are left out where
    // it is shown.
    queryKey: ['recommendations', 'added', skuId],
    queryFn: async ({ signal }) =>
      viewsOf(
        await api.query('add-to-cart-popup', {
          parameters: { variantKey: skuId, cart: productIds.join('|'), limit },
          signal,
        }),
      ),
  });

/** For the visitor alone, wherever they are in the shop. */
export const personalRecommendationsQuery = (api: SearchApi) =>
  queryOptions({
    queryKey: ['recommendations', 'personal'],
    queryFn: async ({ signal }) =>
      viewsOf(
        await api.query('landing-page', { parameters: { pageReference: '/', limit }, signal }),
      ),
  });
