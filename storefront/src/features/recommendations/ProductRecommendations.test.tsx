// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { sites } from '@solvik/addresses';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consent } from '../../device/consent.ts';
import { ServicesProvider } from '../../page/services.ts';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { tickets } from '../../search-api/tickets.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import CartRecommendations from './CartRecommendations.tsx';
import { Personal } from './Personal.tsx';
import PersonalRecommendations from './PersonalRecommendations.tsx';
import ProductRecommendations from './ProductRecommendations.tsx';

const [se] = sites;
const cards = storyCards(se);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const group = (card: (typeof cards)[number]) => ({
  products: [
    {
      ticket: `se|${String(card.productId)}|ALTERNATIVES|0`,
      custom: { ralph_data: [{ label: JSON.stringify({ json: card }) }] },
    },
  ],
});
const body = (algorithm: string, from = 0, to = 6) => ({
  recommendationLists: [{ algorithm, productGroups: cards.slice(from, to).map(group) }],
});

async function open(element: React.ReactNode, response: object) {
  const { services: opened, sent } = await openHookShop();
  const calls: SearchCall[] = [];
  const services = {
    ...opened,
    searchTransport: async (call: SearchCall) => {
      calls.push(call);
      return { status: 200, body: response };
    },
  };
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>{element}</QueryClientProvider>
    </ServicesProvider>,
  );
  return { calls, sent };
}
const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section');
const names = (section: HTMLElement | null) =>
  section
    ? within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    : [];

it('shows four look-alikes that the page does not show yet, and remembers their tickets', async () => {
  const [first, second] = cards;
  const { calls } = await open(
    <ProductRecommendations productId={99} isSoldOut={false} others={[first?.alias ?? '']} />,
    body('ALTERNATIVES'),
  );
  const shown = names(await row('Liknande plagg'));
  expect(shown).toEqual(cards.slice(1, 5).map(({ name }) => name));
  expect(calls[0]?.parameters.get('productKey')).toBe('99');
  expect(tickets.of(second?.productId ?? 0)).toBe(`se|${String(second?.productId)}|ALTERNATIVES|0`);
});

it('offers them in place of a product that is sold out', async () => {
  await open(<ProductRecommendations productId={99} isSoldOut others={[]} />, body('ALTERNATIVES'));
  expect(names(await row('I stället för den som är slut'))).toHaveLength(4);
});

it('shows what was viewed on this device, without the product itself', async () => {
  for (const id of [5, 99, 3]) recentlyViewed.remember(id);
  const { sent } = await open(
    <ProductRecommendations productId={99} isSoldOut={false} others={[]} />,
    {},
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ filter: { productIds: [3, 5] } });
  sent[0]?.answer({ products: { products: cards.slice(0, 2) } });
  expect(names(await row('Du har tittat på'))).toEqual(cards.slice(0, 2).map(({ name }) => name));
  expect(screen.queryByText('Liknande plagg')).toBeNull();
});

it('shows what goes with a cart', async () => {
  const { calls } = await open(<CartRecommendations productIds={[4, 2]} />, body('CART'));
  expect(names(await row('Passar till varukorgen'))).toHaveLength(4);
  expect(calls[0]?.parameters.get('cart')).toBe('4|2');
});

it('shows nothing of another list, or when the search fails', async () => {
  const { calls } = await open(<CartRecommendations productIds={[4]} />, body('TOP_PRODUCTS'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows what resembles what a remembered visitor looked at, of the whole shop', async () => {
  const { calls } = await open(<PersonalRecommendations />, body('PERSONAL'));
  expect(names(await row('Utvalt för dig'))).toHaveLength(4);
  expect([calls[0]?.name, calls[0]?.parameters.get('pageReference')]).toEqual([
    'landing-page',
    '/',
  ]);
});

it('loads nothing of the kind without consent, however the page is used', async () => {
  const { calls } = await open(<Personal />, body('PERSONAL'));
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await vi.dynamicImportSettled();
  });
  expect(calls).toEqual([]);
  consent.decide(['personal']);
  cleanup();
  const { calls: later } = await open(<Personal />, body('PERSONAL'));
  act(() => void window.dispatchEvent(new Event('scroll')));
  await row('Utvalt för dig');
  expect(later).toHaveLength(1);
  consent.decide([]);
});
