// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { sites } from '@solvik/addresses';
import { emptyForm } from './checkoutForm.ts';
import { usePlaceOrder } from './useCheckout.ts';

afterEach(cleanup);

const [site] = sites.map((each) => ({ ...each, origin: 'https://solvik.example', basename: '' }));
if (!site) throw new Error('There is no site to open.');

interface Validation {
  readonly isValid?: boolean;
  readonly message?: string;
  readonly memberType?: string;
  /** The payment type in the response; undefined if the back end does not know the field. */
  readonly paymentType?: string;
}

/**
 * Places an order to be paid by card; returns its redirect or its refusal, and the calls in order.
 */
async function place({ paymentType, ...validation }: Validation) {
  const calls: string[] = [];
  const fetch = async (request: Request) => {
    const { operationName } = (await request.json()) as { readonly operationName: string };
    calls.push(operationName);
    if (operationName === 'placeOrder')
      return Response.json({ data: { placeOrder: { publicId: 'p', redirectUrl: '/bank' } } });
    if (operationName === 'orderPaymentType') {
      if (paymentType) return Response.json({ data: { validateOrderCreation: { paymentType } } });
      return Response.json(
        { errors: [{ message: 'Cannot query field “paymentType”.' }] },
        { status: 400 },
      );
    }
    return Response.json({ data: { validateOrderCreation: { isValid: true, ...validation } } });
  };
  const queryClient = new QueryClient();
  const services: Services = {
    site: site as Services['site'],
    sites: [],
    dataApi: createDataApi({
      site: site as Services['site'],
      url: 'https://solvik.example/graphql',
      fetch,
    }),
    queryClient,
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date(0),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(usePlaceOrder, { wrapper });
  const outcome = await result.current
    .mutateAsync({ form: emptyForm, paymentType: 'Card' })
    .catch((error: unknown) => (error instanceof Error ? error.message : 'nothing'));
  return { outcome, calls };
}

it('an order whose payment is allowed is validated, then placed', async () => {
  const { outcome, calls } = await place({ paymentType: 'Card' });
  expect(outcome).toBe('/bank');
  expect(calls.toSorted()).toEqual(['orderPaymentType', 'placeOrder', 'validateOrderCreation']);
  expect(calls.at(-1)).toBe('placeOrder');
});

it.each([
  ['blacklisted', { isValid: false, message: 'Customer is blacklisted' }],
  ['invalidemail', { isValid: false, message: 'Email seems to be invalid' }],
  ['limited', { memberType: 'NOCREDIT', paymentType: 'DirectInvoice' }],
])('a customer who is %s stops the order: nothing is placed', async (status, validation) => {
  const { outcome, calls } = await place(validation);
  expect(outcome).toBe(`The order was refused: ${status}.`);
  expect(calls).not.toContain('placeOrder');
});

it('the chosen payment decides if the response has no payment type', async () => {
  const { outcome } = await place({ memberType: 'NOCREDIT' });
  expect(outcome).toBe('/bank');
});
