// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../app/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { draft } from '../../device/draft.ts';
import { sites } from '../../features/market/sites.ts';
import { loadText } from '../../languages/loadText.ts';
import { CheckoutConfirmScreen } from './CheckoutConfirmScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The page of an order after its checkout in the same tab. */
async function openOrder(status: string) {
  const [first] = sites;
  if (!first) throw new Error('There is no front to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  const key = `solvik-checkout-${site.marketId}`;
  draft.write(key, { form: { email: 'astrid@example.se', city: 'Borås' }, step: 'payment' });
  const order = { id: '1001', publicId: 'p', status, createdAt: '2026-11-21T10:00:00Z', billingAddress: { firstName: 'Astrid' }, shippingAddress: null, shippingDetails: null, paymentDetails: null, cart: null };
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch: () => Promise.resolve(Response.json({ data: { getOrderPublic: order } })) });
  const queryClient = new QueryClient();
  const services: Services = { site, sites: [site], dataApi, queryClient, text: await loadText(site.locale), now: () => new Date('2026-11-21T10:00:00Z') };
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <CheckoutConfirmScreen criteria={{ orderId: 'p' }} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { kept: () => draft.read(key) };
}

describe('the confirmation of an order', () => {
  it('names the address that the mail goes to, and is done with what was filled in', async () => {
    const { kept } = await openOrder('pending');
    expect(await screen.findByText(/astrid@example\.se/)).toBeDefined();
    expect(kept()).toBeUndefined();
  });

  it('leads back to the checkout when the payment was refused, and keeps what was filled in', async () => {
    const { kept } = await openOrder('cancelled');
    expect(await screen.findByRole('heading', { level: 1, name: 'Betalningen gick inte igenom' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tillbaka till kassan' }).getAttribute('href')).toBe('/kassan');
    expect(kept()).toMatchObject({ form: { email: 'astrid@example.se', city: 'Borås' }, step: 'payment' });
  });
});
