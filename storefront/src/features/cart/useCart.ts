import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';
import { updateCartItemDocument } from '../../data-api/generated/operations.ts';
import { hearTabs, tellTabs } from '../../device/broadcast.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { inTurn } from '../../device/inTurn.ts';
import { cartIdOf } from './cartId.ts';
import { type Cart, cartKey, cartQuery, cartTurn } from './cartQuery.ts';
import { changeCart, type CartChange, withQuantity } from './changeCart.ts';
import { openWishes, withLaterWishes } from './laterWishes.ts';

/** The visitor's cart; undefined until it has been asked for. */
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

/** Keeps this tab's cart in step with the others' (spec section 4, Cart). */
export function useCartInStep(): void {
  const { dataApi } = useServices();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      hearTabs(
        'cart:changed',
        () => void queryClient.invalidateQueries({ queryKey: cartKey(dataApi) }),
      ),
    [dataApi, queryClient],
  );
  // Steps that wait for the one before them would be lost with the page: the last of each line is sent as it goes.
  useEffect(() => {
    const send = () => {
      const id = browserCookies.read(cookieNames.cart);
      if (!id) return;
      for (const { lineId, skuId, quantity } of openWishes(queryClient, cartKey(dataApi))) {
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
 * Changes the cart, remembers its id, and tells the other tabs. Changes are made one after another over all tabs, so that
 * two tabs that each open a first cart do not lose one of them.
 */
export function useChangeCart() {
  const services = useServices();
  const queryClient = useQueryClient();
  const key = cartKey(services.dataApi);
  return useMutation({
    mutationKey: key,
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) =>
      inTurn(cartTurn, async () => {
        const cart = await changeCart(services.dataApi, cartIdOf(services), change);
        if (cart.id) browserCookies.write(cookieNames.cart, cart.id);
        // Browsers write cookies when they find time; to read one waits for it, and the next tab in turn must find it.
        browserCookies.read(cookieNames.cart);
        // Still in turn: once another tab may change the cart, its news must find this one in place. What was asked for before must not come after.
        await queryClient.cancelQueries({ queryKey: key });
        queryClient.setQueryData(
          key,
          withLaterWishes(cart, { queryClient, key, answered: change }),
        );
        return cart;
      }),
    // A new quantity shows everywhere at once, and is taken back when the shop refuses it.
    onMutate: async (change) => {
      if (change.kind !== 'set' || change.quantity === 0) return undefined;
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Cart | null>(key);
      queryClient.setQueryData(key, withQuantity(before, change));
      return before;
    },
    onSuccess: (cart) => tellTabs('cart:changed', { cartId: cart.id ?? undefined }),
    // What the shop refuses it refuses because the cart or its stock is not what is shown.
    onError: (_error, _change, before) => {
      if (before) queryClient.setQueryData(key, before);
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
