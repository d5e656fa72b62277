// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recentSearches } from '../../features/search/recentSearches.ts';
import { useModal } from '../../interface/modal.ts';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import Palette from './Palette.tsx';

beforeEach(() => {
  localStorage.clear();
  useModal.setState(useModal.getInitialState(), true);
});
afterEach(cleanup);

/** The open palette of a shop whose search finds nothing; links lead nowhere. */
async function openPalette(frame?: string) {
  const { services } = await openHookShop();
  const perform = vi.fn();
  const searchTransport = async (_call: SearchCall) => ({ status: 200, body: {} });
  const { visited } = renderInShop(
    { ...services, searchTransport },
    // The page's listener follows its links.
    <div onClickCapture={(event) => event.preventDefault()}>
      <Palette perform={perform} />
    </div>,
  );
  act(() => useModal.getState().open('palette', frame));
  return { perform, visited };
}
const field = () => screen.getByRole('combobox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const current = () => useModal.getState().current;

describe('the palette of the shop', () => {
  it('begins with an empty field each time it is opened', async () => {
    await openPalette();
    await userEvent.type(field(), 'kappa');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => useModal.getState().open('palette'));
    expect(field()).toHaveValue('');
  });

  it('remembers what is searched for by its row, and closes', async () => {
    await openPalette();
    await userEvent.type(field(), 'kappa');
    await userEvent.click(await option(/^Sök efter ”kappa”/));
    expect([recentSearches.read(), current()]).toEqual([['kappa'], undefined]);
  });

  it('makes a search that is repeated the latest', async () => {
    for (const search of ['kappa', 'kjol']) recentSearches.remember(search);
    await openPalette();
    await userEvent.click(await option('kappa'));
    expect([recentSearches.read(), current()]).toEqual([['kappa', 'kjol'], undefined]);
  });

  it('searches by Enter for what was typed before any row has arrived', async () => {
    const { services } = await openHookShop();
    const searchTransport = () => new Promise<never>(() => undefined);
    const { visited } = renderInShop(
      { ...services, searchTransport },
      <Palette perform={vi.fn()} />,
    );
    act(() => useModal.getState().open('palette'));
    await userEvent.type(field(), ' kjol {Enter}');
    expect([visited, recentSearches.read(), current()]).toEqual([['/s/kjol'], ['kjol'], undefined]);
  });

  it('performs an action by its row, and the list of shortcuts by its button', async () => {
    const { perform } = await openPalette();
    await userEvent.click(await option('Öppna varukorgen'));
    await userEvent.click(screen.getByRole('button', { name: 'alla genvägar' }));
    expect(perform.mock.calls).toEqual([['cart'], ['shortcuts']]);
  });

  it('announces how many rows a text has, once they belong to it', async () => {
    await openPalette();
    await userEvent.type(field(), 'varukorgen');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 förslag'));
  });
});
