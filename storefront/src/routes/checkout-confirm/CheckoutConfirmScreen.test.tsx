// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { draft } from '../../device/draft.ts';
import { sites } from '@solvik/addresses';
import { loadText } from '../../languages/loadText.ts';
import { CheckoutConfirmScreen } from './CheckoutConfirmScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The page of an order after its checkout in the same tab. */
async function openOrder({
  status = 'pending',
  paidAt = '2026-11-20T09:00:00Z',
  days = [1, 3],
  opened = '2026-11-21T10:00:00Z',
  isPersonal = true,
}: {
  status?: string;
  paidAt?: string;
  days?: readonly [number, number] | undefined;
  opened?: string;
  isPersonal?: boolean;
}) {
  const [first] = sites;
  if (!first) throw new Error('There is no site to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  const key = `solvik-checkout-${site.marketId}`;
  draft.write(key, { form: { email: 'astrid@example.se', city: 'Borås' }, step: 'payment' });
  const order = {
    id: '1001',
    publicId: 'p',
    status,
    createdAt: '2026-11-16T10:00:00Z',
    billingAddress: isPersonal ? { firstName: 'Astrid' } : null,
    shippingAddress: null,
    shippingDetails: null,
    paymentDetails: [{ displayName: 'Kort', isPaid: status !== 'cancelled', paymentDate: paidAt }],
    cart: null,
  };
  const arrival = {
    shippingDetails: [{ shippingData: JSON.stringify({ minDays: days[0], maxDays: days[1] }) }],
  };
  const respond = ({ operationName }: { readonly operationName: string }) =>
    operationName === 'orderArrival' ? arrival : order;
  const dataApi = createDataApi({
    site,
    url: 'https://solvik.example/graphql',
    fetch: async (request) =>
      Response.json({
        data: { getOrderPublic: respond((await request.json()) as { operationName: string }) },
      }),
  });
  const queryClient = new QueryClient();
  const services: Services = {
    site,
    sites: [site],
    dataApi,
    queryClient,
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date(opened),
  };
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <CheckoutConfirmScreen criteria={{ orderId: 'p' }} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { storedDraft: () => draft.read(key) };
}

describe('the confirmation of an order', () => {
  it('names the address that the mail is sent to, and clears the draft', async () => {
    const { storedDraft } = await openOrder({});
    expect(await screen.findByText(/astrid@example\.se/)).toBeVisible();
    expect(storedDraft()).toBeUndefined();
  });

  it('promises the mail within 24 hours on weekdays', async () => {
    await openOrder({});
    const promise =
      /Bekräftelsen kommer till astrid@example\.se, senast inom ett dygn på vardagar\./;
    expect(await screen.findByText(promise)).toBeVisible();
  });

  it('redirects to the checkout when the payment was refused, and keeps the draft', async () => {
    const { storedDraft } = await openOrder({ status: 'cancelled' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Betalningen gick inte igenom' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tillbaka till kassan' }).getAttribute('href')).toBe(
      '/kassan',
    );
    expect(storedDraft()).toMatchObject({
      form: { email: 'astrid@example.se', city: 'Borås' },
      step: 'payment',
    });
  });

  it.each([
    [
      'with the standard option on Friday morning',
      '2026-11-20T09:00:00Z',
      [1, 3],
      'Kommer mellan måndag 23 november och onsdag 25 november',
    ],
    ['by express on Friday morning', '2026-11-20T09:00:00Z', [1, 1], 'Kommer måndag 23 november'],
    [
      'by express on Friday after the packing hour',
      '2026-11-20T13:00:00Z',
      [1, 1],
      'Kommer tisdag 24 november',
    ],
    [
      'with the standard option on Sunday',
      '2026-11-22T09:00:00Z',
      [1, 3],
      'Kommer mellan tisdag 24 november och torsdag 26 november',
    ],
    ['by express on Wednesday', '2026-11-18T09:00:00Z', [1, 1], 'Kommer torsdag 19 november'],
  ] as const)(
    'promises an order paid %s the arrival day of its own option, also when viewed a week later',
    async (_, paidAt, days, message) => {
      for (const opened of [paidAt, '2026-12-01T10:00:00Z']) {
        await openOrder({ paidAt, days, opened });
        expect(await screen.findByText(message)).toBeVisible();
        cleanup();
      }
    },
  );

  it('greets by name while the server returns the customer, and shows the order without personal data afterwards', async () => {
    await openOrder({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Tack, Astrid' })).toBeVisible();
    cleanup();
    await openOrder({ isPersonal: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Din beställning' })).toBeVisible();
    expect(screen.getByText(/Adressen visas bara den första timmen/)).toBeVisible();
    expect(screen.getByText('1001')).toBeVisible();
  });

  it('promises no day while the payment is pending', async () => {
    await openOrder({ status: 'pending-payment' });
    expect(await screen.findByText(/väntar på besked från betalningen/)).toBeVisible();
    expect(screen.queryByText('Ankomst')).toBeNull();
  });
});
