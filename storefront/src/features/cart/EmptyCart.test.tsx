// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuickShop } from '../../interface/quickShop.ts';
import { useToast } from '../../interface/toast.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import EmptyCart, { type EmptyCartProps } from './EmptyCart.tsx';

const [se] = sites;
const [first, second, third] = storyCards(se);

beforeEach(() => useQuickShop.setState(useQuickShop.getInitialState(), true));
afterEach(cleanup);

async function open({ place = 'page', onChoose }: Partial<EmptyCartProps> = {}) {
  const { services, sent } = await openHookShop();
  renderInShop(services, <EmptyCart place={place} {...(onChoose && { onChoose })} />);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return { row: sent[0], sent };
}

const others = () => screen.queryByRole('region') ?? screen.queryByText(/Bästsäljare/);
const sentence = () => screen.getByText(/^Den väger just nu ingenting/).textContent;

describe('an empty cart', () => {
  it('reserves the place of the best sellers while they load', async () => {
    await open();
    expect(others()).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(sentence()).toBe('Den väger just nu ingenting. Här är det andra bär hem.');
  });

  it.each([
    ['there are none', 'answer'],
    ['they cannot be loaded', 'disconnect'],
  ] as const)('mentions no best sellers if %s', async (_case, how) => {
    const { row } = await open();
    if (how === 'answer') row?.answer({ products: { products: [] } });
    else row?.disconnect();
    await vi.waitFor(() => expect(others()).toBeNull());
    expect(sentence()).toBe('Den väger just nu ingenting.');
    expect(screen.getByRole('link', { name: 'Se nyheter' })).toBeVisible();
  });

  it('shows only what can be bought', async () => {
    const { row } = await open();
    row?.answer({
      products: {
        products: [
          { ...first, totalStock: { totalStock: 0 } },
          { ...second, firstAvailableOn: '2026-11-22T00:00:00Z' },
          { ...third, firstAvailableOn: '2026-11-20T00:00:00Z', totalStock: { totalStock: 1 } },
        ],
      },
    });
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent(third?.name ?? '–');
  });

  it('closes what it is in and opens the product in the quick shop', async () => {
    const isOpenThen: boolean[] = [];
    const { row } = await open({
      place: 'drawer',
      onChoose: () => isOpenThen.push(useQuickShop.getState().isOpen),
    });
    row?.answer({ products: { products: [first] } });
    const line = within(await screen.findByRole('listitem'));
    await userEvent.click(line.getByRole('button', { name: `Välj storlek: ${first?.name ?? ''}` }));
    expect(isOpenThen).toEqual([false]);
    expect(useQuickShop.getState()).toMatchObject({
      isOpen: true,
      product: { alias: first?.alias, name: first?.name, href: first?.canonicalUrl },
    });
  });

  it.each([
    ['One size', 'Lägg till i varukorgen'],
    ['38', 'Välj storlek'],
  ])('offers a product that is made in %s alone by “%s”', async (name, action) => {
    const { row } = await open();
    row?.answer({
      products: { products: [{ ...first, skus: [{ skuId: 7, name, stock: null }] }] },
    });
    const line = within(await screen.findByRole('listitem'));
    expect(line.getByRole('button')).toHaveAccessibleName(`${action}: ${first?.name ?? ''}`);
  });

  const oneSize = {
    products: { products: [{ ...first, skus: [{ skuId: 7, name: 'One size', stock: null }] }] },
  };
  const add = () => screen.findByRole('button', { name: /^Lägg till i varukorgen/ });

  it('adds a product of one size at once', async () => {
    const { row, sent } = await open();
    row?.answer(oneSize);
    await userEvent.click(await add());
    // A visitor's first cart is made before it is filled.
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer({ getCart: { id: 'new', items: [] } });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({
      name: 'addToCart',
      variables: { item: { skuId: 7, quantity: 1 } },
    });
    expect(useQuickShop.getState().isOpen).toBe(false);
  });

  it('explains why a product could not be added', async () => {
    const { row, sent } = await open();
    row?.answer(oneSize);
    await userEvent.click(await add());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.refuse();
    await vi.waitFor(() =>
      expect(useToast.getState().current?.message).toMatch(/^Något gick tyvärr fel/),
    );
  });

  it.each([
    ['page', 1, 2],
    ['drawer', 3, 3],
  ] as const)('has its headings in the outline of a %s', async (place, level, below) => {
    await open({ place });
    expect(screen.getByRole('heading', { level, name: 'Korgen är tom' })).toBeVisible();
    expect(screen.getByRole('heading', { level: below, name: /^Bästsäljare/ })).toBeVisible();
  });
});
