// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToast } from '../../interface/toast.ts';
import { type PageRouter, PageRouterProvider } from '../../page/pageRouter.ts';
import { ServicesProvider } from '../../page/services.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { emptyForm } from './checkoutForm.ts';
import { usePayOrder } from './usePayOrder.ts';

const order = { form: emptyForm, paymentType: 'Card' };
const location = { pathname: '/checkout', search: '', hash: '', state: null, key: '' };
const view = { location, action: 'POP' } as const;

/** The payment of an order that has been validated; `placeOrder` is pending until a test resolves it. */
async function openPayment() {
  const { services, sent } = await openHookShop({
    validateOrderCreation: { validateOrderCreation: { isValid: true } },
    orderPaymentType: { validateOrderCreation: { paymentType: 'Card' } },
  });
  const navigate = vi.fn<PageRouter['navigate']>(async () => undefined);
  const router = {
    view: () => view,
    subscribe: () => () => undefined,
    prepare: () => undefined,
    navigate,
    back: () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageRouterProvider value={router}>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </ServicesProvider>
    </PageRouterProvider>
  );
  const { result } = renderHook(usePayOrder, { wrapper });
  return {
    state: () => result.current,
    navigate,
    invalidate: vi.spyOn(services.queryClient, 'invalidateQueries'),
    pay: () => act(async () => result.current.pay(order)),
    placed: (count: number) => waitFor(() => expect(sent).toHaveLength(count)),
    last: () => {
      const call = sent.at(-1);
      if (!call) throw new Error('No order has been placed.');
      return call;
    },
  };
}

const showAgain = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  useToast.getState().clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an order is placed once, however often the button is pressed, and leads to its payment', async () => {
  const { state, pay, placed, last } = await openPayment();
  expect(state()).toMatchObject({ isPending: false, refusal: undefined });
  await pay();
  await pay();
  await placed(1);
  expect(state().isPending).toBe(true);
  await act(async () => last().answer({ placeOrder: { publicId: 'p', redirectUrl: '/bank' } }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/bank'));
  // The button stays pending while the browser leaves the page.
  expect(state().isPending).toBe(true);
  await pay();
  await placed(1);
});

it.each([
  ['restored by the browser is ready to be used again', true, false, 2],
  ['shown for the first time changes nothing', false, true, 1],
])('a page that is %s', async (_, persisted, isPending, count) => {
  const { state, pay, placed, last } = await openPayment();
  await pay();
  await placed(1);
  await act(async () => last().answer({ placeOrder: { publicId: 'p', redirectUrl: '/bank' } }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  await showAgain(persisted);
  await waitFor(() => expect(state().isPending).toBe(isPending));
  await pay();
  await placed(count);
});

it('a size that sold out leads back to the cart, which is read again', async () => {
  const { state, pay, placed, last, navigate, invalidate } = await openPayment();
  await pay();
  await placed(1);
  await act(async () => last().refuse('OUT_OF_STOCK'));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/varukorg'));
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['cart', 'se'] });
  expect(useToast.getState().current).toMatchObject({ mode: 'error', errorAt: '/varukorg' });
  expect(state().refusal).toMatchObject({ reason: 'OUT_OF_STOCK' });
});

it('any other refusal stays on the page, where the order can be placed again', async () => {
  const { state, pay, placed, last, navigate } = await openPayment();
  await pay();
  await placed(1);
  await act(async () => last().refuse('NO_SHIPPING_OPTION'));
  await waitFor(() => expect(state().refusal).toMatchObject({ reason: 'NO_SHIPPING_OPTION' }));
  expect(state().isPending).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  expect(useToast.getState().current).toBeUndefined();
  await pay();
  await placed(2);
});
