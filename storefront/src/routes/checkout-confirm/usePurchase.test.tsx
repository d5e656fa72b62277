// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { sites } from '@solvik/addresses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { usePurchase } from './usePurchase.ts';

let events: ShopperEvent[];
let leave: () => void;
beforeEach(() => {
  shopperEvents.discard();
  sessionStorage.clear();
  events = [];
  leave = shopperEvents.listen((event) => events.push(event));
});
afterEach(() => {
  leave();
  cleanup();
});

const order = (id: string) =>
  ({ id, currency: 'SEK', billingAddress: null, cart: storyCart(sites[0]) }) as never;

it('records an order once in a tab, however often its page is opened', async () => {
  renderHook(() => usePurchase(order('7'), 'anna@example.se'));
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['checkout:purchase']));
  cleanup();
  renderHook(() => usePurchase(order('7'), 'anna@example.se'));
  renderHook(() => usePurchase(order('8'), 'anna@example.se'));
  await waitFor(() => expect(events).toHaveLength(2));
  expect(events.map(({ data }) => 'orderId' in data && data.orderId)).toEqual(['7', '8']);
});

it.each([
  ['an order that is not paid', undefined, 'anna@example.se'],
  ['in a tab that did not place it', order('9'), undefined],
])('does not record %s', async (_what, given, email) => {
  renderHook(() => usePurchase(given, email));
  await vi.dynamicImportSettled();
  expect(events).toEqual([]);
});
