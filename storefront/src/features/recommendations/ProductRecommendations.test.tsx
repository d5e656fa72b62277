// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { sites } from '@solvik/addresses';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from '../../device/consent.ts';
import { useToast } from '../../interface/toast.ts';
import { ServicesProvider } from '../../page/services.ts';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { tickets } from '../../search-api/tickets.ts';
import { recommendationsOf } from '../../testing/recommendationsOf.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import AddedRecommendations from './AddedRecommendations.tsx';
import CartRecommendations from './CartRecommendations.tsx';
import { Personal } from './Personal.tsx';
import PersonalRecommendations from './PersonalRecommendations.tsx';
import ProductRecommendations from './ProductRecommendations.tsx';

const [se] = sites;
const cards = storyCards(se);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const body = (algorithm: string, from = 0, to = 6) =>
  recommendationsOf(algorithm, cards.slice(from, to));

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
  const [first = 0, second = 0] = cards.map(({ productId }) => productId);
  for (const id of [second, 99, first]) recentlyViewed.remember(id);
  const { sent } = await open(
    <ProductRecommendations productId={99} isSoldOut={false} others={[]} />,
    {},
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ filter: { productIds: [first, second] } });
  sent[0]?.answer({ products: { products: cards.slice(0, 2) } });
  expect(names(await row('Du har tittat på'))).toEqual(cards.slice(0, 2).map(({ name }) => name));
  expect(screen.queryByText('Liknande plagg')).toBeNull();
});

describe('what was viewed', () => {
  const [first, second] = cards;
  const openViewed = async () => {
    for (const { productId } of [second, first].flatMap((card) => card ?? []))
      recentlyViewed.remember(productId);
    const opened = await open(
      <ProductRecommendations productId={99} isSoldOut={false} others={[]} />,
      {},
    );
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    opened.sent[0]?.answer({ products: { products: cards.slice(0, 2) } });
    await row('Du har tittat på');
    return opened;
  };
  const notifications = (calls: readonly SearchCall[]) =>
    calls
      .filter(({ kind }) => kind === 'notifications')
      .map(({ name, parameters }) => [
        name,
        parameters.get('productKeys') ?? parameters.get('removeAll'),
      ]);
  const addMain = () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.id = 'main';
    main.tabIndex = -1;
    return main;
  };
  const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
  afterEach(() => consent.decide([]));

  it('loses a product that is removed, on this device and in what the search remembers', async () => {
    consent.decide(['personal']);
    const { calls } = await openViewed();
    await press(`Ta bort ${first?.name ?? ''} från det du har tittat på`);
    expect(names(await row('Du har tittat på'))).toEqual([second?.name]);
    expect(recentlyViewed.read()).toEqual([second?.productId]);
    expect(notifications(calls)).toEqual([['remove-recently-viewed', String(first?.productId)]]);
    expect(useToast.getState().current?.message).toBe(`${first?.name ?? ''} är borttagen`);
  });

  it('has the focus at the next product’s button, then at the page, as products are removed', async () => {
    const main = addMain();
    await openViewed();
    const [one, other] = [first, second].map(
      (card) => `Ta bort ${card?.name ?? ''} från det du har tittat på`,
    );
    await userEvent.click(screen.getByRole('button', { name: one }));
    expect(screen.queryByRole('button', { name: one })).toBeNull();
    expect(screen.getByRole('button', { name: other })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Du har tittat på')).toBeNull();
    expect(main).toHaveFocus();
    main.remove();
  });

  it('leaves the focus at the page when it is removed as a whole', async () => {
    const main = addMain();
    await openViewed();
    await userEvent.click(screen.getByRole('button', { name: 'Rensa listan' }));
    expect(main).toHaveFocus();
    main.remove();
  });

  it('is removed as a whole', async () => {
    consent.decide(['personal']);
    const { calls } = await openViewed();
    await press('Rensa listan');
    expect(screen.queryByText('Du har tittat på')).toBeNull();
    expect(recentlyViewed.read()).toEqual([]);
    expect(notifications(calls)).toEqual([['remove-recently-viewed', 'true']]);
    expect(useToast.getState().current?.message).toBe('Listan är tömd');
  });

  it('is removed from this device alone where the visitor has not consented', async () => {
    const { calls } = await openViewed();
    await press('Rensa listan');
    expect([recentlyViewed.read(), notifications(calls)]).toEqual([[], []]);
  });
});

it('shows three products that go with the one just added, without those in the cart', async () => {
  const [, second] = cards;
  const { calls } = await open(
    <AddedRecommendations skuId={41} productIds={[second?.productId ?? 0]} />,
    body('ADD_TO_CART_RECS'),
  );
  const section = await screen.findByRole('region', { name: 'Du kanske också gillar' });
  const shown = within(section).getAllByRole('heading', { level: 4 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(
    [cards[0], cards[2], cards[3]].map((card) => card?.name),
  );
  expect(calls[0]?.name).toBe('add-to-cart-popup');
  expect(['variantKey', 'cart'].map((key) => calls[0]?.parameters.get(key))).toEqual([
    '41',
    String(second?.productId),
  ]);
});

it('shows nothing beside what was added that is in the cart already, or without a list', async () => {
  const [first, second] = cards.map(({ productId }) => productId);
  const { calls } = await open(
    <AddedRecommendations skuId={41} productIds={[first ?? 0, second ?? 0]} />,
    body('ADD_TO_CART_RECS', 0, 2),
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Du kanske också gillar')).toBeNull();
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
