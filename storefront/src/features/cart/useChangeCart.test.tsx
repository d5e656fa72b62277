// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { type Cart, linesOf } from './cart.ts';
import { cartKey } from './cartQuery.ts';
import { type CartChange, withQuantity } from './changeCart.ts';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import { useCart, useChangeCart } from './useCart.ts';

const [se] = sites;
/** Two lines of one piece each. */
const cart: Cart = storyCart(se);
const setTo = (quantity: number): CartChange => ({
  kind: 'set',
  lineId: 'line-0',
  skuId: 500,
  quantity,
});
const withFirst = (quantity: number): Cart => withQuantity(cart, { lineId: 'line-0', quantity });

/** A page with the cart on it, read once. */
async function openCart() {
  const shop = await openHookShop();
  const { queryClient, dataApi } = shop.services;
  const { result } = renderShopHook(shop, () => ({ shown: useCart(), change: useChangeCart() }));
  /** The nth call of an operation once it has been sent, the first one at 0. */
  const call = (name: string, at = 0) =>
    waitFor(() => {
      const found = shop.sent.filter((one) => one.name === name)[at];
      if (!found) throw new Error(`${name} has not been sent ${String(at + 1)} times.`);
      return found;
    });
  (await call('getCart')).answer({ getCart: cart });
  const quantities = () => linesOf(result.current.shown.cart).map(({ quantity }) => quantity);
  await waitFor(() => expect(quantities()).toEqual([1, 1]));
  return {
    call,
    quantities,
    count: (name: string) => shop.sent.filter((one) => one.name === name).length,
    change: (change: CartChange) => act(async () => result.current.change.mutate(change)),
    hasFailed: () => result.current.change.isError,
    refetch: () => act(async () => void result.current.shown.retry()),
    isReading: () => queryClient.isFetching() > 0,
    cached: () => queryClient.getQueryData<Cart>(cartKey(dataApi)),
  };
}

beforeEach(() => browserCookies.write(cookieNames.cart, 'story'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a cart on the screen is changed though its cookie was cleared, which it gets again', async () => {
  const { change, quantities, call } = await openCart();
  browserCookies.remove(cookieNames.cart);
  await change(setTo(3));
  const update = await call('updateCartItem');
  expect(update.variables['id']).toBe('story');
  update.answer({ updateCartItem: withFirst(3) });
  await waitFor(() => expect(quantities()).toEqual([3, 1]));
  expect(browserCookies.read(cookieNames.cart)).toBe('story');
});

describe('a new quantity', () => {
  it('is shown before the server responds', async () => {
    const { change, quantities, call } = await openCart();
    await change(setTo(3));
    await waitFor(() => expect(quantities()).toEqual([3, 1]));
    expect((await call('updateCartItem')).variables['item']).toEqual({
      id: 'line-0',
      skuId: 500,
      quantity: 3,
    });
  });

  it('is replaced by the cart in the response', async () => {
    const { change, quantities, call } = await openCart();
    await change(setTo(3));
    (await call('updateCartItem')).answer({ updateCartItem: withFirst(2) });
    await waitFor(() => expect(quantities()).toEqual([2, 1]));
  });

  it('is rolled back when the server refuses it, before the cart is refetched', async () => {
    const { change, quantities, call } = await openCart();
    await change(setTo(3));
    (await call('updateCartItem')).refuse('OUT_OF_STOCK');
    await call('getCart', 1);
    expect(quantities()).toEqual([1, 1]);
  });

  it('cancels an earlier fetch of the cart', async () => {
    const { change, quantities, call, refetch, isReading } = await openCart();
    await refetch();
    await call('getCart', 1);
    expect(isReading()).toBe(true);
    await change(setTo(3));
    await call('updateCartItem');
    expect(isReading()).toBe(false);
    await waitFor(() => expect(quantities()).toEqual([3, 1]));
  });
});

describe('a change that removes or adds lines', () => {
  it.each([
    ['the removal of a line', setTo(0), 'updateCartItem'],
    ['an addition', { kind: 'add', skuId: 500, quantity: 2 }, 'addToCart'],
    ['a code', { kind: 'code', promoCode: 'HOST' }, 'setCartPromoCode'],
  ] as const)('%s is shown only after the response', async (_name, what, operation) => {
    const { change, quantities, call, cached } = await openCart();
    await change(what);
    const { answer } = await call(operation);
    expect(quantities()).toEqual([1, 1]);
    const returned = { ...cart, promoCode: 'HOST', items: linesOf(cart).slice(1) };
    answer({ [operation]: returned });
    await waitFor(() => expect(quantities()).toEqual([1]));
    expect(cached()?.promoCode).toBe('HOST');
  });
});

describe('a refusal', () => {
  it('refetches the cart', async () => {
    const { change, quantities, call } = await openCart();
    await change({ kind: 'add', skuId: 501, quantity: 9 });
    (await call('addToCart')).refuse('OUT_OF_STOCK');
    (await call('getCart', 1)).answer({ getCart: withFirst(7) });
    await waitFor(() => expect(quantities()).toEqual([7, 1]));
  });
});

describe('changes', () => {
  it('are sent one after another', async () => {
    const { change, call, count } = await openCart();
    await change({ kind: 'add', skuId: 500, quantity: 1 });
    await change({ kind: 'add', skuId: 501, quantity: 1 });
    const first = await call('addToCart');
    expect(count('addToCart')).toBe(1);
    first.answer({ addToCart: cart });
    expect((await call('addToCart', 1)).variables['item']).toEqual({ skuId: 501, quantity: 1 });
  });

  it('hold the cart’s lock over all tabs until their cart is shown', async () => {
    const locks: string[] = [];
    const shownAtRelease: unknown[] = [];
    let cached: () => Cart | undefined = () => undefined;
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, { mode }: LockOptions, work: () => Promise<unknown>) => {
          locks.push(`${name} ${String(mode)}`);
          const result = await work();
          shownAtRelease.push(cached()?.items?.[0]?.quantity);
          return result;
        },
      },
    });
    const page = await openCart();
    ({ cached } = page);
    await page.change(setTo(3));
    expect(locks).toEqual(['solvik-cart shared', 'solvik-cart exclusive']);
    (await page.call('updateCartItem')).answer({ updateCartItem: withFirst(2) });
    await waitFor(() => expect(shownAtRelease).toEqual([undefined, 2]));
  });

  it('are not undone by a fetch that started before them', async () => {
    const { change, quantities, call, refetch, isReading } = await openCart();
    await change({ kind: 'add', skuId: 500, quantity: 4 });
    const { answer } = await call('addToCart');
    await refetch();
    const early = await call('getCart', 1);
    answer({ addToCart: withFirst(5) });
    await waitFor(() => expect(quantities()).toEqual([5, 1]));
    early.answer({ getCart: cart });
    await waitFor(() => expect(isReading()).toBe(false));
    expect(quantities()).toEqual([5, 1]);
  });
});

describe('the cart’s id', () => {
  it('is stored and read back within the lock, so that the next tab finds it', async () => {
    browserCookies.remove(cookieNames.cart);
    const shop = await openHookShop({
      getCart: { getCart: { ...cart, id: 'new' } },
      addToCart: { addToCart: { ...cart, id: 'new' } },
    });
    const steps: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
          const result = await work();
          steps.push('release');
          return result;
        },
      },
    });
    const { write, read } = browserCookies;
    const writing = vi.spyOn(browserCookies, 'write').mockImplementation((name, value) => {
      steps.push(`write ${value}`);
      write(name, value);
    });
    const reading = vi.spyOn(browserCookies, 'read').mockImplementation((name) => {
      const value = read(name);
      steps.push(`read ${String(value)}`);
      return value;
    });
    const { result } = renderShopHook(shop, useChangeCart);
    await act(() => result.current.mutateAsync({ kind: 'add', skuId: 500, quantity: 1 }));
    writing.mockRestore();
    reading.mockRestore();
    expect(steps).toEqual(['read undefined', 'write new', 'read new', 'release']);
  });

  it('is unchanged if the response has none', async () => {
    const shop = await openHookShop({ addToCart: { addToCart: { ...cart, id: null } } });
    const { result } = renderShopHook(shop, useChangeCart);
    await act(() => result.current.mutateAsync({ kind: 'add', skuId: 500, quantity: 1 }));
    expect(browserCookies.read(cookieNames.cart)).toBe('story');
  });
});

describe('an event is emitted', () => {
  const events: ShopperEvent[] = [];
  beforeEach(() => {
    events.length = 0;
    shopperEvents.discard();
  });
  const counted = () =>
    events.map(({ type, data }) => [type, 'quantity' in data ? data.quantity : undefined]);

  it('of pieces that were added, counted from what the server had, and none if it refuses', async () => {
    const leave = shopperEvents.listen((event) => events.push(event));
    const { change, call } = await openCart();
    await change(setTo(3));
    const first = await call('updateCartItem');
    expect(counted()).toEqual([]);
    first.answer({ updateCartItem: withFirst(3) });
    await waitFor(() => expect(counted()).toEqual([['cart:add', 2]]));
    await change(setTo(1));
    (await call('updateCartItem', 1)).answer({ updateCartItem: withFirst(1) });
    await waitFor(() =>
      expect(counted()).toEqual([
        ['cart:add', 2],
        ['cart:remove', 2],
      ]),
    );
    await change(setTo(9));
    (await call('updateCartItem', 2)).refuse('OUT_OF_STOCK');
    await call('getCart', 1);
    expect(events).toHaveLength(2);
    leave();
  });
});
