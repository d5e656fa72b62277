// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { comparison } from './comparison.ts';
import ComparisonTray from './ComparisonTray.tsx';

/** The coat Alma, which is reduced, and the jumper. */
const [coat, jumper] = storyCards(sites[0]);
if (!coat || !jumper) throw new Error('The shop of stories is empty.');
const [coatId, jumperId] = [coat.productId, jumper.productId];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The tray with these products, once those that are sold have been loaded. */
async function openTray(productIds: readonly number[], sold = [coat, jumper]) {
  for (const id of productIds) comparison.toggle(id);
  const { services, sent } = await openHookShop();
  const { rerender } = renderInShop(services, <ComparisonTray productIds={productIds} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.answer({ products: { products: sold } }));
  const tray = within(await screen.findByRole('region', { name: 'Jämför' }));
  return {
    tray,
    shown: () => tray.getAllByRole('listitem').map(({ textContent }) => textContent),
    show: (ids: readonly number[]) => rerender(<ComparisonTray productIds={ids} />),
  };
}

describe('the tray of the comparison', () => {
  it('leads to the comparison from two products on', async () => {
    const { tray } = await openTray([jumperId, coatId]);
    expect(tray.getByRole('status')).toHaveTextContent('2 av högst 4');
    expect(tray.getByRole('link', { name: 'Jämför 2' })).toHaveAttribute(
      'href',
      `/jämför?products=${String(jumperId)},${String(coatId)}`,
    );
  });

  it('requests another product while there is one, which cannot be compared', async () => {
    const { tray } = await openTray([coatId], [coat]);
    expect(tray.getByRole('status')).toHaveTextContent('Välj en till');
    expect(tray.queryByRole('link')).toBeNull();
  });

  it('calls a reduced price reduced, and no other', async () => {
    const { tray } = await openTray([coatId, jumperId]);
    const [reduced, regular] = tray.getAllByRole('listitem');
    expect(reduced).toHaveTextContent('Nu 1 999 kr');
    expect(regular).toHaveTextContent('899 kr');
    expect(regular).not.toHaveTextContent('Nu');
  });

  it('drops a removed product at once, while the others are loaded anew', async () => {
    const { tray, shown, show } = await openTray([coatId, jumperId]);
    await userEvent.click(
      tray.getByRole('button', { name: `Ta bort ${coat.name ?? ''} ur jämförelsen` }),
    );
    expect(comparison.read()).toEqual([jumperId]);
    show(comparison.read());
    expect(shown()).toEqual([expect.stringContaining(jumper.name ?? '')]);
    // The pressed button is gone with its product.
    expect(
      tray.getByRole('button', { name: `Ta bort ${jumper.name ?? ''} ur jämförelsen` }),
    ).toHaveFocus();
  });

  it('is emptied', async () => {
    const { tray } = await openTray([coatId, jumperId]);
    await userEvent.click(tray.getByRole('button', { name: 'Töm' }));
    expect(comparison.read()).toEqual([]);
  });
});
