// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { type Site, sites } from '@solvik/addresses';
import { CartTotals } from './CartTotals.tsx';

afterEach(cleanup);

interface Shown {
  readonly channelId?: Site['channelId'];
  readonly discount?: number;
  readonly isEstimate?: boolean;
}

/** The labels of the sums, from top to bottom. */
async function labelsOf({ channelId = 'se', discount = 0, isEstimate }: Shown): Promise<string[]> {
  const found = sites.find((site) => site.channelId === channelId);
  if (!found) throw new Error(`There is no site ${channelId}.`);
  const site = { ...found, origin: 'https://solvik.example', basename: '' };
  const services: Services = {
    site,
    sites: [site],
    dataApi: createDataApi({ site, url: '/graphql', fetch: () => Promise.reject(new Error()) }),
    queryClient: new QueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date(0),
  };
  const cart = storyCart(site);
  const items = (cart.items ?? []).map(
    (line) => line && { ...line, campaign: { appliedCampaigns: null, prices: [{ discount }] } },
  );
  render(
    <ServicesProvider value={services}>
      <CartTotals
        cart={{ ...cart, items, promoCode: discount > 0 ? 'HEJ' : null }}
        isEstimate={isEstimate}
      />
    </ServicesProvider>,
  );
  return screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
}

it.each([
  ['with a discount', 100, [/^Delsumma/, /^Rabatt \(HEJ\)/, /^Frakt$/, /moms/, /^Att betala/]],
  ['without one', 0, [/^Delsumma/, /^Frakt$/, /moms/, /^Att betala/]],
])(
  'the sums of a cart %s are listed as subtotal, discount, delivery, VAT and total',
  async (_, discount, labels) => {
    expect(await labelsOf({ discount })).toEqual(
      labels.map((label) => expect.stringMatching(label)),
    );
  },
);

it.each([
  ['se', 'Beräknad frakt'],
  ['no', 'Beregnet frakt'],
  ['dk', 'Beregnet fragt'],
  ['fi', 'Arvioitu toimitusmaksu'],
] as const)(
  'the delivery cost in %s is labelled an estimate, “%s”, until the destination is known',
  async (channelId, label) => {
    expect(await labelsOf({ channelId, isEstimate: true })).toContain(label);
  },
);
