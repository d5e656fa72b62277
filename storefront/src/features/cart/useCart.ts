import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';
import { hearTabs, tellTabs } from '../../device/broadcast.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
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

/** Changes the cart, remembers its id, and tells the other tabs. Changes are made one after another, in the order they were asked for. */
export function useChangeCart() {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) => changeCart(services.dataApi, cartIdOf(services), change),
    onSuccess: (cart) => {
      queryClient.setQueryData(cartKey(services.dataApi), cart);
      if (cart.id) browserCookies.write(cookieNames.cart, cart.id);
      tellTabs('cart:changed', { cartId: cart.id ?? undefined });
    },
  });
}
