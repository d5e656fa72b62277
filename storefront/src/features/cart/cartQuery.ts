import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { getCartDocument } from '../../data-api/generated/operations.ts';
import { withLock } from '../../device/withLock.ts';
import { cartView } from './cartView.ts';
import { applyPendingUpdates } from './pendingUpdates.ts';
import type { Cart } from './cart.ts';

/** The lock that reads (shared) and changes (exclusive) of the cart hold. */
export const CART_LOCK = 'solvik-cart';

export const cartKey = (dataApi: DataApi) => ['cart', dataApi.site.marketId] as const;

/**
 * The visitor's cart; null without one. A completed cart counts as none (spec section 4, Cart).
 * `cartId` is read at each request, so that a cart created in the meantime is found.
 */
export const cartQuery = (dataApi: DataApi, cartId: () => string | undefined) =>
  queryOptions({
    queryKey: cartKey(dataApi),
    // After any pending change: the cart from before it would replace the one on screen.
    queryFn: ({ signal, client }) =>
      withLock(
        CART_LOCK,
        async (): Promise<Cart | null> => {
          const id = cartId();
          if (!id) return null;
          const cart = (await dataApi.send(getCartDocument, { id }, { signal })).getCart ?? null;
          if (cart?.isCompleted) return null;
          return applyPendingUpdates(cartView(cart), {
            queryClient: client,
            key: cartKey(dataApi),
          });
        },
        'shared',
      ),
    staleTime: 0,
    // Five attempts, a second apart (spec section 9): four more than the first.
    retry: (failures) => failures < 4,
    retryDelay: 1000,
  });
