import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  getOrderPublicDocument,
  orderArrivalDocument,
} from '../../data-api/generated/operations.ts';
import { cartView } from '../cart/cartView.ts';

/** A placed order by its public id; null if there is none. */
export const publicOrderQuery = (dataApi: DataApi, publicOrderId: string) =>
  queryOptions({
    queryKey: ['order', dataApi.site.marketId, publicOrderId],
    queryFn: async ({ signal }) => {
      const { getOrderPublic: order } = await dataApi.send(
        getOrderPublicDocument,
        { publicOrderId },
        { signal },
      );
      return order ? { ...order, cart: order.cart && cartView(order.cart) } : null;
    },
    staleTime: 0,
  });

/**
 * The arrival days of an order's delivery option, in the format of the checkout's options; null
 * from a back end without them.
 */
export const orderArrivalQuery = (dataApi: DataApi, publicOrderId: string) =>
  queryOptions({
    queryKey: ['order-arrival', dataApi.site.marketId, publicOrderId],
    queryFn: async ({ signal }) =>
      (await dataApi.send(orderArrivalDocument, { publicOrderId }, { signal })).getOrderPublic
        ?.shippingDetails?.[0]?.shippingData ?? null,
    retry: false,
    staleTime: Infinity,
  });
