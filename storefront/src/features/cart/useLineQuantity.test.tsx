// @vitest-environment happy-dom
import { maxPerLine } from '@solvik/shop';
import { sites } from '@solvik/addresses';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { useToast } from '../../interface/toast.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { type CartLine, linesOf } from './cart.ts';
import { withQuantity } from './changeCart.ts';
import { useRemovals } from './removals.ts';
import { useLineQuantity } from './useLineQuantity.ts';

const cart = storyCart(sites[0]);
const [first] = linesOf(cart);
if (!first?.product) throw new Error('The cart of stories is empty.');
const { id: lineId, skuId, product } = first;

/** A line of as many pieces, of which the shop has `stock`. */
const lineOf = (quantity: number, stock: number, part: Partial<CartLine> = {}): CartLine => ({
  ...first,
  quantity,
  product: {
    ...product,
    name: 'Alma',
    skus: [{ skuId, name: '36', stock: { totalStock: stock } }],
  },
  ...part,
});

async function openLine(line: CartLine) {
  const shop = await openHookShop();
  const { result } = renderShopHook(shop, () => useLineQuantity(line));
  const call = (at = 0) =>
    waitFor(() => {
      const found = shop.sent.filter(({ name }) => name === 'updateCartItem')[at];
      if (!found) throw new Error(`No change has been sent ${String(at + 1)} times.`);
      return found;
    });
  return {
    state: () => result.current,
    sent: shop.sent,
    set: (requested: number) => act(async () => result.current.set(requested)),
    call,
    answer: async (quantity: number, at = 0) =>
      (await call(at)).answer({ updateCartItem: withQuantity(cart, { lineId, quantity }) }),
  };
}

beforeEach(() => {
  browserCookies.write(cookieNames.cart, 'story');
  useToast.getState().clear();
});
afterEach(cleanup);

describe('the quantity of a line', () => {
  it('is pending until the shop answers, then the cart’s own', async () => {
    const { state, set, answer, call } = await openLine(lineOf(1, 5));
    expect(state()).toMatchObject({ quantity: 1, most: 5, isPending: false, isBeyond: false });
    await set(3);
    expect(state()).toMatchObject({ quantity: 3, isPending: true, isBeyond: false });
    expect((await call()).variables['item']).toEqual({ id: lineId, skuId, quantity: 3 });
    await answer(3);
    await waitFor(() => expect(state().isPending).toBe(false));
    expect(state()).toMatchObject({ quantity: 1, isBeyond: false, failure: undefined });
    expect(useToast.getState().current).toBeUndefined();
  });

  it('that is there already is not sent', async () => {
    const { state, set, sent } = await openLine(lineOf(2, 5));
    await set(2);
    expect(state().isPending).toBe(false);
    expect(sent).toEqual([]);
  });

  it.each([
    ['within the stock', 5, false],
    ['beyond the stock', 6, true],
  ])('%s: %d of 5, reported %s', async (_, requested, isBeyond) => {
    const { state, set } = await openLine(lineOf(1, 5));
    await set(requested);
    expect(state()).toMatchObject({ quantity: 5, isBeyond });
  });

  it('is never more than the cap, however many there are', async () => {
    const { state, set, call } = await openLine(lineOf(1, 200));
    expect(state().most).toBe(maxPerLine);
    await set(150);
    expect(state()).toMatchObject({ quantity: maxPerLine, isPending: true, isBeyond: true });
    expect((await call()).variables['item']).toMatchObject({ quantity: maxPerLine });
  });

  it('up to the cap is not reported', async () => {
    const { state, set } = await openLine(lineOf(1, 200));
    await set(maxPerLine);
    expect(state()).toMatchObject({ quantity: maxPerLine, isBeyond: false });
  });

  it.each([
    ['as much as there is', 2, false],
    ['more than there is', 3, true],
  ])('in the cart is %s: %d of 2, reported %s', async (_, quantity, isBeyond) => {
    expect((await openLine(lineOf(quantity, 2))).state().isBeyond).toBe(isBeyond);
  });

  it('is reported as beyond the stock when the shop gives less', async () => {
    const { state, set, answer } = await openLine(lineOf(1, 5));
    await set(4);
    await answer(2);
    await waitFor(() => expect(state().isBeyond).toBe(true));
    // The next step within the stock clears the report.
    await set(2);
    expect(state().isBeyond).toBe(false);
  });

  it('stays pending while a later step waits for its answer', async () => {
    const { state, set, answer, call } = await openLine(lineOf(1, 5));
    await set(2);
    await set(3);
    await answer(2);
    await call(1);
    expect(state()).toMatchObject({ quantity: 3, isPending: true });
    await answer(3, 1);
    await waitFor(() => expect(state().isPending).toBe(false));
  });
});

describe('a removed line', () => {
  beforeEach(() => useRemovals.setState({ removals: [] }));

  it('can be added again, with the quantity that it had', async () => {
    const line = lineOf(2, 5);
    const { set, answer } = await openLine(line);
    await set(0);
    expect(useRemovals.getState().removals).toEqual([]);
    await answer(0);
    await waitFor(() =>
      expect(useRemovals.getState().removals).toMatchObject([
        { lineId: line.id, skuId: line.skuId, quantity: 2 },
      ]),
    );
  });

  it.each([
    ['by its product’s name', lineOf(1, 0), /^Alma/],
    ['without a name where the product is gone', lineOf(1, 0, { product: null }), /^En vara/],
  ])('that is sold out cannot, and is announced %s', async (_, line, message) => {
    const { set, answer } = await openLine(line);
    await set(0);
    await answer(0);
    await waitFor(() => expect(useToast.getState().current?.message).toMatch(message));
    expect(useRemovals.getState().removals).toEqual([]);
  });

  it('cannot where the shop kept it', async () => {
    const { state, set, call } = await openLine(lineOf(2, 5));
    await set(0);
    (await call()).refuse();
    await waitFor(() => expect(state().failure).toBeDefined());
    expect(useRemovals.getState().removals).toEqual([]);
  });
});

describe('a change that fails', () => {
  it.each([
    ['is refused', 'refuse', /^Något gick tyvärr fel/],
    ['cannot reach the shop', 'disconnect', /^Vi når inte butiken/],
  ] as const)(
    'because it %s is reported at the line until the next one',
    async (_, how, failure) => {
      const { state, set, call } = await openLine(lineOf(1, 5));
      await set(2);
      (await call())[how]();
      await waitFor(() => expect(state().failure).toMatch(failure));
      expect(state()).toMatchObject({ quantity: 1, isPending: false });
      await set(3);
      expect(state().failure).toBeUndefined();
    },
  );
});
