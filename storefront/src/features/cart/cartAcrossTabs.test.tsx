// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { useCart, useCartInStep, useChangeCart } from './useCart.ts';

const [se] = sites;
const cart = storyCart(se);

/** Another tab of the same visitor, by the messages it receives and sends. */
let otherTab: BroadcastChannel;
beforeEach(() => {
  browserCookies.write(cookieNames.cart, 'story');
  otherTab = new BroadcastChannel('ralph_channel');
});
afterEach(() => {
  cleanup();
  otherTab.close();
});

it.each([
  ['with its cart’s id', 'story', { cartId: 'story' }],
  ['without one', null, { cartId: undefined }],
])('a change is broadcast to the other tabs, %s', async (_name, id, data) => {
  const received: unknown[] = [];
  otherTab.addEventListener('message', (event: MessageEvent<unknown>) => received.push(event.data));
  const shop = await openHookShop({ addToCart: { addToCart: { ...cart, id } } });
  const { result } = renderShopHook(shop, useChangeCart);
  await act(() => result.current.mutateAsync({ kind: 'add', skuId: 500, quantity: 1 }));
  await waitFor(() => expect(received).toEqual([{ type: 'cart:changed', data }]));
});

it('a refused change is not broadcast', async () => {
  const received: unknown[] = [];
  otherTab.addEventListener('message', (event: MessageEvent<unknown>) => received.push(event.data));
  const shop = await openHookShop({ updateCartItem: { updateCartItem: cart } });
  const { result } = renderShopHook(shop, useChangeCart);
  act(() => result.current.mutate({ kind: 'add', skuId: 500, quantity: 1 }));
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  shop.sent[0]?.refuse('OUT_OF_STOCK');
  await waitFor(() => expect(result.current.isError).toBe(true));
  // A later change that is accepted: its message would follow the refused one's.
  await act(() =>
    result.current.mutateAsync({ kind: 'set', lineId: 'line-0', skuId: 500, quantity: 2 }),
  );
  await waitFor(() => expect(received).toHaveLength(1));
});

it('a change in another tab makes this one refetch the cart', async () => {
  const shop = await openHookShop();
  renderShopHook(shop, () => {
    useCartInStep();
    return useCart();
  });
  await waitFor(() => expect(shop.sent).toHaveLength(1));
  shop.sent[0]?.answer({ getCart: cart });
  otherTab.postMessage({ type: 'cart:changed', data: { cartId: 'story' } });
  await waitFor(() => expect(shop.sent.map(({ name }) => name)).toEqual(['getCart', 'getCart']));
});

it('a visitor’s cart is not requested on the server', async () => {
  const shop = await openHookShop();
  const visited = { ...shop, services: { ...shop.services, visitor: { cookies: {} } } };
  expect(renderShopHook(visited, useCart).result.current.isLoading).toBe(true);
  expect(shop.services.queryClient.isFetching()).toBe(0);
});
