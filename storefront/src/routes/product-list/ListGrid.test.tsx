// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productCardView } from '../../features/lists/productCardView.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { ListGrid } from './ListGrid.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const products = storyCards(sites[0]).map((card) => productCardView(card));
const tile = { id: 'tile', layout: 'full', design: 'default', widgets: [] } as const;

async function openGrid(hasTile = false) {
  const { services } = await openHookShop();
  renderInShop(
    services,
    <ListGrid
      products={products}
      secondPictures={['', 'jumper-back.webp']}
      tile={hasTile ? tile : undefined}
      isBesideFilters={false}
      isBusy={false}
    />,
  );
  return within(screen.getAllByRole('list')[0] ?? document.body);
}

const card = (at: number) => screen.getAllByRole('article')[at] ?? document.body;
const pictures = (at: number) =>
  [...card(at).querySelectorAll('img')].map((image) => decodeURIComponent(image.src));
const boxes = () => screen.queryAllByRole('checkbox', { name: /^Jämför / });

describe('the cards of a list', () => {
  it('have the editorial tile after the first two', async () => {
    const items = (await openGrid(true)).getAllByRole('listitem');
    const own = items.filter((item) => item.parentElement === items[0]?.parentElement);
    expect(own.map((item) => within(item).queryByRole('article') !== null)).toEqual([
      true,
      true,
      false,
      ...products.slice(2).map(() => true),
    ]);
  });

  it('load the pictures of the first screen at once, and the others when near', async () => {
    await openGrid();
    const loading = products.map((_, at) => card(at).querySelector('img')?.loading);
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('have no code of their boxes and second pictures before the list is used', async () => {
    await openGrid();
    await act(() => vi.dynamicImportSettled());
    expect(boxes()).toEqual([]);
  });

  it.each([
    ['pointed at', () => fireEvent.pointerEnter(screen.getAllByRole('list')[0] ?? document.body)],
    ['scrolled', () => fireEvent.scroll(window)],
  ])('can be compared once the list is %s', async (_, use) => {
    await openGrid();
    act(() => void use());
    await waitFor(() =>
      expect(boxes().map((box) => box.closest('li')?.dataset['product'])).toEqual(
        products.map(({ id }) => String(id)),
      ),
    );
    expect(boxes()[0]).toHaveAccessibleName(`Jämför ${products[0]?.name ?? ''}`);
  });

  it('show their own second picture, without a description of its own', async () => {
    await openGrid();
    act(() => void fireEvent.scroll(window));
    await waitFor(() => expect(boxes()).toHaveLength(products.length));
    // The second picture is loaded beside the boxes.
    await act(() => vi.dynamicImportSettled());
    for (const at of [0, 1, 2]) fireEvent.pointerEnter(card(at));
    await waitFor(() => expect(pictures(1)).toHaveLength(2));
    expect(pictures(1)[1]).toContain('/images/jumper-back.webp');
    expect([pictures(0), pictures(2)].map(({ length }) => length)).toEqual([1, 1]);
    expect(within(card(1)).queryByRole('img')).toBeNull();
  });
});
