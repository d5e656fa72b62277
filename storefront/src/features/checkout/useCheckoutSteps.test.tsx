// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draft as storage } from '../../device/draft.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { emptyForm } from './checkoutForm.ts';
import { useCheckoutSteps } from './useCheckoutSteps.ts';

const form = {
  ...emptyForm,
  email: 'astrid@example.se',
  firstName: 'Astrid',
  lastName: 'Berg',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  mobile: '0701234567',
};
const option = (id: number, part: { isSelected?: boolean; isDefault?: boolean } = {}) => ({
  id,
  isSelected: false,
  isDefault: false,
  ...part,
});
/** A response with these delivery and payment options. */
const offer = (shippingOptions: readonly object[], paymentOptions: readonly object[] = []) => ({
  createOrUpdateCheckout: { cart: null, shippingOptions, paymentOptions },
});

/** A checkout opened with the tab's stored draft. */
async function openCheckout(stored: Partial<CheckoutDraft> = {}) {
  const shop = await openHookShop();
  storage.write(`solvik-checkout-${shop.services.site.marketId}`, { form, ...stored });
  const { result } = renderShopHook(shop, useCheckoutSteps);
  /** The nth call once it has been sent, the first one at 0. */
  const call = (at = 0) =>
    waitFor(() => {
      const found = shop.sent[at];
      if (!found) throw new Error(`No call has been sent ${String(at + 1)} times.`);
      return found;
    });
  return {
    steps: () => result.current,
    sent: shop.sent,
    call,
    update: (...args: Parameters<typeof result.current.update>) =>
      act(async () => result.current.update(...args)),
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a reload', () => {
  it('returns to the stored step once the options have been received', async () => {
    const { steps, sent, call } = await openCheckout({ step: 'payment' });
    expect(steps().step).toBe('address');
    (await call()).answer(offer([option(1)]));
    await waitFor(() => expect(steps().step).toBe('payment'));
    expect(steps().at).toBe(2);
    expect(sent).toHaveLength(1);
  });

  it('starts over if there is no delivery option any more', async () => {
    const { steps, update, call } = await openCheckout({ step: 'payment' });
    (await call()).answer(offer([]));
    await waitFor(() => expect(steps().hasNoShipping).toBe(true));
    await update({});
    // No delivery options are known while the next response is pending.
    expect(steps().hasNoShipping).toBe(false);
    (await call(1)).answer(offer([option(1)]));
    await waitFor(() => expect(steps().shipping).toHaveLength(1));
    expect(steps().step).toBe('address');
  });

  it.each([
    ['on the first step', { step: 'address' }],
    ['with an incomplete form', { step: 'delivery', form: { ...form, email: '' } }],
    ['with nothing stored', { form: emptyForm }],
  ] as const)('%s sends no request', async (_name, stored) => {
    const { steps, sent } = await openCheckout(stored);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(steps().isRead).toBe(true);
    expect(steps().step).toBe('address');
    expect(sent).toEqual([]);
  });
});

describe('the next step', () => {
  it('is reached if there is a delivery option', async () => {
    const { steps, update, call } = await openCheckout();
    await update({}, 'delivery');
    const { answer } = await call();
    expect(steps().step).toBe('address');
    answer(offer([option(1)]));
    await waitFor(() => expect(steps().step).toBe('delivery'));
  });

  it('is not reached without one, and an error is shown', async () => {
    const { steps, update, call } = await openCheckout();
    expect(steps().hasNoShipping).toBe(false);
    await update({}, 'delivery');
    (await call()).answer(offer([]));
    await waitFor(() => expect(steps().hasNoShipping).toBe(true));
    expect(steps().step).toBe('address');
    // A later delivery option must not open a step that the shopper never reached.
    await update({});
    (await call(1)).answer(offer([option(1)]));
    await waitFor(() => expect(steps().shipping).toHaveLength(1));
    expect(steps().step).toBe('address');
  });

  it('is not entered while a choice is only changed', async () => {
    const { steps, update, call } = await openCheckout();
    await update({});
    (await call()).answer(offer([option(1)]));
    await waitFor(() => expect(steps().shipping).toHaveLength(1));
    expect(steps().step).toBe('address');
  });
});

describe('the chosen option', () => {
  it.each([
    ['the shopper’s own', { shippingId: 3 }, 3],
    ['the server’s selection, without a choice', {}, 2],
    ['the server’s selection, if the choice is no longer offered', { shippingId: 9 }, 2],
  ])('is %s', async (_name, stored, id) => {
    const { steps, call } = await openCheckout({ step: 'delivery', ...stored });
    const options = [option(1, { isDefault: true }), option(2, { isSelected: true }), option(3)];
    (await call()).answer(offer(options));
    await waitFor(() => expect(steps().shippingId).toBe(id));
  });

  it('is the default if none was chosen, and is sent with the next change', async () => {
    const { steps, update, call } = await openCheckout({ step: 'payment' });
    const first = await call();
    expect(first.variables['checkout']).not.toHaveProperty('shippingId');
    const options = [option(1), option(2, { isDefault: true })];
    first.answer(offer(options, options));
    await waitFor(() => expect(steps().paymentId).toBe(2));
    await update({ paymentId: 1, form: { ...form, city: 'Malmö' } });
    const { variables } = await call(1);
    expect(variables['checkout']).toMatchObject({
      shippingId: 2,
      paymentId: 1,
      shippingAddress: { city: 'Malmö' },
    });
    expect(steps().paymentId).toBe(1);
  });

  it('is sent from the draft before the first response', async () => {
    const { call } = await openCheckout({ step: 'payment', shippingId: 3, paymentId: 4 });
    const { variables } = await call();
    expect(variables['checkout']).toMatchObject({ shippingId: 3, paymentId: 4 });
  });
});

describe('a call that fails', () => {
  it.each([
    ['is refused', 'refuse', /^Något gick tyvärr fel/],
    ['cannot reach the server', 'disconnect', /^Vi når inte butiken/],
  ] as const)('because it %s keeps the options and reports it', async (_name, how, failure) => {
    const { steps, update, call } = await openCheckout({ step: 'delivery' });
    (await call()).answer(offer([option(1), option(2)]));
    await waitFor(() => expect(steps().shipping).toHaveLength(2));
    await update({ shippingId: 2 }, 'payment');
    const second = await call(1);
    expect(steps().isPending).toBe(true);
    expect(steps().shipping).toHaveLength(2);
    expect(steps().failure).toBeUndefined();
    second[how]();
    await waitFor(() => expect(steps().failure).toMatch(failure));
    expect(steps().step).toBe('delivery');
    expect(steps().shipping).toHaveLength(2);
  });
});
