// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { sites } from '@solvik/addresses';
import { afterEach, expect, it } from 'vitest';
import { type Cart, linesOf } from '../../features/cart/cart.ts';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { useCheckoutImpression } from './useCheckoutImpression.ts';

afterEach(cleanup);

it('records the checkout once its cart is known, and once', () => {
  shopperEvents.discard();
  const events: ShopperEvent[] = [];
  const leave = shopperEvents.listen((event) => events.push(event));
  const cart: Cart = storyCart(sites[0]);
  const { rerender } = renderHook(({ given }) => useCheckoutImpression(given), {
    initialProps: { given: undefined as Cart | undefined },
  });
  expect(events).toEqual([]);
  rerender({ given: cart });
  rerender({ given: { ...cart } });
  leave();
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    [
      'checkout:impression',
      {
        products: linesOf(cart).map(({ product }) => ({
          productId: product?.productId,
          name: product?.name,
        })),
      },
    ],
  ]);
});
