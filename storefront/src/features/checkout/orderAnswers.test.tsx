// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { emptyForm } from './checkoutForm.ts';
import { OrderRefused, usePlaceOrder, useUpdateCheckout } from './useCheckout.ts';

beforeEach(() => {
  browserCookies.write(cookieNames.cart, 'story');
  vi.spyOn(crypto.subtle, 'digest');
});
afterEach(async () => {
  cleanup();
  await hashed();
  shopperEvents.discard();
  vi.restoreAllMocks();
});

/** Until every hash of this test has been computed, and what follows it has run. */
async function hashed(): Promise<void> {
  await Promise.all(vi.mocked(crypto.subtle.digest).mock.results.map(({ value }) => value));
  await new Promise((resolve) => setImmediate(resolve));
}

const isValid = { validateOrderCreation: { isValid: true } };
const byCard = { orderPaymentType: { validateOrderCreation: { paymentType: 'Card' } } };

/** Places an order with these answers; returns the address that it leads to, or the failure. */
async function place(
  responses: Readonly<Record<string, object>>,
  paymentType = 'Card',
): Promise<unknown> {
  const shop = await openHookShop({ validateOrderCreation: isValid, ...byCard, ...responses });
  const { result } = renderShopHook(shop, usePlaceOrder);
  return act(() =>
    result.current
      .mutateAsync({ form: { ...emptyForm, email: ' Anna@Example.se' }, paymentType })
      .catch((error: unknown) => error),
  );
}

describe('a placed order', () => {
  it.each([
    ['to the payment page', { publicId: 'p', redirectUrl: '/bank' }, '/bank'],
    ['to its confirmation', { publicId: 'p', redirectUrl: null }, '/checkout/confirm?order=p'],
  ])('leads %s', async (_, placeOrder, address) => {
    expect(await place({ placeOrder: { placeOrder } })).toBe(address);
  });

  it('needs no response to its validation', async () => {
    const placeOrder = { placeOrder: { publicId: 'p', redirectUrl: '/bank' } };
    expect(
      await place({ validateOrderCreation: { validateOrderCreation: null }, placeOrder }),
    ).toBe('/bank');
  });
});

describe('a valid order', () => {
  const emailsOf = async (validation: object) => {
    const seen: unknown[] = [];
    const leave = shopperEvents.listen(({ type, data }) => seen.push([type, data]));
    await place({ validateOrderCreation: { validateOrderCreation: validation }, placeOrder: {} });
    await hashed();
    leave();
    return seen;
  };
  const email = createHash('sha256').update('anna@example.se').digest('hex');

  it('continues, and records the hash of the email', async () => {
    expect(await emailsOf({ isValid: true })).toEqual([['checkout:email', { hashed: { email } }]]);
  });

  it('alone does: a refused one records nothing', async () => {
    const refused = { isValid: false, message: 'Customer is blacklisted' };
    expect(await emailsOf(refused)).toEqual([]);
  });
});

describe('an order that is not placed', () => {
  it.each([[{ placeOrder: null }], [{ placeOrder: { publicId: null } }]])(
    'is refused as unknown after %j',
    async (placeOrder) => {
      expect(await place({ placeOrder })).toMatchObject({
        name: 'OrderRefused',
        reason: 'unknown',
        isCredit: false,
      });
    },
  );

  it.each([
    ['limited', true, { isValid: true, memberType: 'NOCREDIT' }],
    ['limited', false, { isValid: false, memberType: 'NOCREDIT' }],
    ['blacklisted', false, { isValid: false, message: 'Customer is blacklisted' }],
  ])('is refused as %s, on credit only: %s', async (reason, isCredit, validation) => {
    const validateOrderCreation = { validateOrderCreation: validation };
    const orderPaymentType = { validateOrderCreation: { paymentType: null } };
    expect(await place({ validateOrderCreation, orderPaymentType }, 'Loan')).toMatchObject({
      reason,
      isCredit,
    });
  });

  it.each([
    ['the shop’s code', 'refuse', 'OUT_OF_STOCK'],
    ['the failure as it is, without a code', 'refuse', undefined],
    ['the failure as it is, without a network', 'disconnect', undefined],
  ] as const)('reports %s', async (_, how, code) => {
    const shop = await openHookShop({ validateOrderCreation: isValid, ...byCard });
    const { result } = renderShopHook(shop, usePlaceOrder);
    const failure = result.current
      .mutateAsync({ form: emptyForm, paymentType: 'Card' })
      .catch((error: unknown) => error);
    await expect.poll(() => shop.sent.map(({ name }) => name)).toEqual(['placeOrder']);
    expect(shop.sent[0]?.variables['cartId']).toBe('story');
    await act(async () => shop.sent[0]?.[how](code));
    const error: unknown = await act(() => failure);
    expect(error instanceof OrderRefused ? error.reason : undefined).toBe(code);
    expect(isUnreachable(error)).toBe(how === 'disconnect');
  });
});

describe('an updated checkout', () => {
  async function update(checkout: object | null) {
    const shop = await openHookShop({
      createOrUpdateCheckout: { createOrUpdateCheckout: checkout },
    });
    const { queryClient, dataApi, site } = shop.services;
    const before = storyCart(site);
    queryClient.setQueryData(cartKey(dataApi), before);
    const { result } = renderShopHook(shop, useUpdateCheckout);
    const response: unknown = await act(() =>
      result.current.mutateAsync({ form: emptyForm }).catch((error: unknown) => error),
    );
    return { answer: response, before, cart: queryClient.getQueryData(cartKey(dataApi)) };
  }

  it('replaces the cart on screen with the one in the response', async () => {
    const { cart } = await update({ cart: { id: 'new', items: [] } });
    expect(cart).toMatchObject({ id: 'new' });
  });

  it('leaves the cart on screen where the response has none', async () => {
    const { cart, before } = await update({ cart: null });
    expect(cart).toEqual(before);
  });

  it('fails where the response has no checkout', async () => {
    const { answer } = await update(null);
    expect(String(answer)).toContain('The response to createOrUpdateCheckout has no checkout.');
  });
});
