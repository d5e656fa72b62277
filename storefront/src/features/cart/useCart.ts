import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';
import { hearTabs, tellTabs } from '../../device/broadcast.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { inTurn } from '../../device/inTurn.ts';
import { cartIdOf } from './cartId.ts';
import { cartKey, cartQuery } from './cartQuery.ts';
import { changeCart, type CartChange } from './changeCart.ts';

/** The visitor's cart; undefined until it has been asked for. */
export function useCart() {
  const services = useServices();
  const query = useQuery({ ...cartQuery(services.dataApi, () => cartIdOf(services)), enabled: !services.visitor });
  return { cart: query.data, isLoading: query.isPending, hasFailed: query.isError, retry: query.refetch };
}

/** Keeps this tab's cart in step with the others' (spec section 4, Cart). */
export function useCartInStep(): void {
  const { dataApi } = useServices();
  const queryClient = useQueryClient();
  useEffect(
    () => hearTabs('cart:changed', () => void queryClient.invalidateQueries({ queryKey: cartKey(dataApi) })),
    [dataApi, queryClient],
  );
}

/**
 * Changes the cart, remembers its id, and tells the other tabs. Changes are made one after another over all tabs, so that
 * two tabs that each open a first cart do not lose one of them.
 */
export function useChangeCart() {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) =>
      inTurn('solvik-cart', async () => {
        const cart = await changeCart(services.dataApi, cartIdOf(services), change);
        if (cart.id) browserCookies.write(cookieNames.cart, cart.id);
        return cart;
      }),
    onSuccess: async (cart) => {
      // A cart that was asked for before this change must not arrive after it and take its place.
      await queryClient.cancelQueries({ queryKey: cartKey(services.dataApi) });
      queryClient.setQueryData(cartKey(services.dataApi), cart);
      tellTabs('cart:changed', { cartId: cart.id ?? undefined });
    },
    // What the shop refuses it refuses because the cart or its stock is not what is shown.
    onError: () => queryClient.invalidateQueries({ queryKey: cartKey(services.dataApi) }),
  });
}
