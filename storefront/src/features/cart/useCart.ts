import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../page/services.ts';
import { updateCartItemDocument } from '../../data-api/generated/operations.ts';
import { subscribeToTabs, broadcast } from '../../device/broadcast.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { withLock } from '../../device/withLock.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';
import { cartIdOf } from './cartId.ts';
import type { Cart } from './cart.ts';
import { cartEvent } from './cartEvent.ts';
import { cartKey, cartQuery, CART_LOCK } from './cartQuery.ts';
import { changeCart, type CartChange, withQuantity } from './changeCart.ts';
import { pendingUpdates, applyPendingUpdates } from './pendingUpdates.ts';

/** The visitor's cart; undefined until it has been loaded. */
export function useCart() {
  const services = useServices();
  const query = useQuery({
    ...cartQuery(services.dataApi, () => cartIdOf(services)),
    enabled: !services.visitor,
  });
  return {
    cart: query.data,
    isLoading: query.isPending,
    hasFailed: query.isError,
    retry: query.refetch,
  };
}

/** Keeps this tab's cart in sync with the others' (spec section 4, Cart). */
export function useCartInStep(): void {
  const { dataApi } = useServices();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToTabs(
        'cart:changed',
        () => void queryClient.invalidateQueries({ queryKey: cartKey(dataApi) }),
      ),
    [dataApi, queryClient],
  );
  // Queued steps would be lost with the page: the last one of each line is sent as it closes.
  useEffect(() => {
    const send = () => {
      const id = browserCookies.read(cookieNames.cart);
      if (!id) return;
      for (const { lineId, skuId, quantity } of pendingUpdates(queryClient, cartKey(dataApi))) {
        void dataApi
          .send(
            updateCartItemDocument,
            { id, item: { id: lineId, skuId, quantity } },
            { outlivesPage: true },
          )
          .catch(() => undefined);
      }
    };
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, [dataApi, queryClient]);
}

/**
 * Changes the cart, stores its id, and notifies the other tabs. Changes run one after another over all
 * tabs, so that two tabs that each create a first cart do not lose one of them.
 */
export function useChangeCart() {
  const services = useServices();
  const queryClient = useQueryClient();
  const key = cartKey(services.dataApi);
  return useMutation({
    mutationKey: key,
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) =>
      withLock(CART_LOCK, async () => {
        // Cookies that were cleared while the cart is on the screen do not empty it.
        const shown = queryClient.getQueryData<Cart | null>(key)?.id ?? undefined;
        const cart = await changeCart(services.dataApi, cartIdOf(services) ?? shown, change);
        if (cart.id) browserCookies.write(cookieNames.cart, cart.id);
        // Browsers may write cookies later; reading one waits for it, and the next tab must find
        // it.
        browserCookies.read(cookieNames.cart);
        // Still under the lock: a later change in another tab must find this cart in place, and no
        // earlier read may overwrite it.
        await queryClient.cancelQueries({ queryKey: key });
        queryClient.setQueryData(
          key,
          applyPendingUpdates(cart, { queryClient, key, answered: change }),
        );
        return cart;
      }),
    // A new quantity shows everywhere at once, and is rolled back if the server refuses it.
    onMutate: async (change) => {
      const isShown = change.kind === 'set' && change.quantity > 0;
      if (isShown) await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Cart | null>(key);
      if (isShown) queryClient.setQueryData(key, withQuantity(before, change));
      return { before, isShown };
    },
    onSuccess: (after, change, { before }) => {
      broadcast('cart:changed', { cartId: after.id ?? undefined });
      const event = cartEvent(change, { before, after });
      if (event) shopperEvents.emit(event.type, event.data);
    },
    // A refusal means that the cart or its stock differs from what is shown.
    onError: (_error, _change, context) => {
      if (context?.isShown && context.before) queryClient.setQueryData(key, context.before);
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
