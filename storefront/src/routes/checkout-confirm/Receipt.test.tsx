// @vitest-environment happy-dom
import { type ChannelId } from '@solvik/shop';
import { sites } from '@solvik/addresses';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { ServicesProvider } from '../../page/services.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { Receipt } from './Receipt.tsx';

afterEach(cleanup);

async function factsOf(
  channelId: ChannelId,
  vats: readonly { readonly rate: number; readonly amount: number }[] | null,
) {
  const found = sites.find((site) => site.channelId === channelId);
  if (!found) throw new Error(`There is no site ${channelId}.`);
  const site = { ...found, origin: 'https://solvik.example', basename: '' };
  const cart = storyCart(site);
  const services = {
    site,
    sites: [site],
    dataApi: createDataApi({ site, url: '/graphql', fetch: () => Promise.reject(new Error()) }),
    queryClient: new QueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date(0),
  };
  const order = {
    id: 1,
    publicId: 'p',
    status: 'pending',
    createdAt: null,
    currency: site.currency,
    message: null,
    billingAddress: null,
    shippingAddress: null,
    orderTotal: null,
    shippingFee: null,
    vat: null,
    shippingDetails: null,
    paymentDetails: null,
    cart: { ...cart, summary: cart.summary && { ...cart.summary, vats } },
  };
  render(
    <ServicesProvider value={services}>
      <Receipt order={order} />
    </ServicesProvider>,
  );
  const written = (role: string) =>
    screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent);
  const details = written('definition');
  return Object.fromEntries(written('term').map((term, at) => [term, details[at]]));
}

it.each([
  ['se', 25, 399.8, 'Moms 25\u00a0%', '399,80\u00a0kr'],
  ['no', 25, 400, 'MVA 25\u00a0%', '400\u00a0kr'],
  ['dk', 25, 400, 'Moms 25\u00a0%', '400\u00a0kr.'],
  ['fi', 26, 40.5, 'ALV 25,5\u00a0%', '40,50\u00a0€'],
  // Another rate than the market's own is the Data API's.
  ['fi', 14, 4, 'ALV 14\u00a0%', '4,00\u00a0€'],
] as const)('a receipt of %s has VAT of %d as “%s”', async (channelId, rate, amount, term, sum) => {
  expect((await factsOf(channelId, [{ rate, amount }]))[term]).toBe(sum);
});

it('names the seller, its number and how to reach it, whatever the order has', async () => {
  const facts = await factsOf('se', null);
  expect(Object.keys(facts)).toEqual(['Säljare', 'Kontakt']);
  expect(facts['Säljare']).toContain('Organisationsnummer 559999-0000');
  expect(facts['Kontakt']).toContain('@');
});
