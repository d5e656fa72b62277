// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHookShop, type SentOperation } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ownSizes } from './ownSizes.ts';
import OwnSizesSwitch from './OwnSizesSwitch.tsx';

beforeEach(() => ownSizes.clear());
afterEach(cleanup);

const kinds = {
  sizeKinds: [
    { kind: 'tops', categoryIds: [1], sizes: [{ facetId: 's-1', label: '38' }] },
    { kind: 'shoes', categoryIds: [2], sizes: [{ facetId: 's-2', label: '39' }] },
    { kind: 'hats', categoryIds: [3], sizes: [{ facetId: 's-3', label: '57' }] },
  ],
};
const panel = () => screen.findByRole('dialog', { name: 'Mina storlekar' });

async function openSwitch() {
  const { services, sent } = await openHookShop();
  renderInShop(services, <OwnSizesSwitch />);
  return { sent };
}

/** The panel while its sizes are being loaded, `request` being the call for them. */
async function openPanel() {
  const { sent } = await openSwitch();
  await userEvent.click(screen.getByRole('button', { name: 'Spara mina storlekar' }));
  const dialog = within(await panel());
  await waitFor(() => expect(sent).toHaveLength(1));
  return { dialog, sent, respond: (by: (request: SentOperation) => void) => sent.forEach(by) };
}

describe('the switch of own sizes', () => {
  it('is absent until sizes are pinned', async () => {
    await openSwitch();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('button', { name: 'Spara mina storlekar' })).toBeVisible();
  });

  it('lifts the pinned sizes and applies them again, described by them', async () => {
    ownSizes.toggle('tops', { id: 's-1', label: '38' });
    await openSwitch();
    const toggle = screen.getByRole('switch', { name: 'Mina storlekar' });
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAccessibleDescription('38');
    await userEvent.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(ownSizes.active()).toBeUndefined();
    await userEvent.click(toggle);
    expect(toggle).toBeChecked();
    expect(ownSizes.active()?.tops).toEqual([{ id: 's-1', label: '38' }]);
  });
});

describe('the panel of own sizes', () => {
  it('pins a size of a kind and shows it pinned, until all are removed', async () => {
    const { dialog, respond } = await openPanel();
    expect(dialog.getByText('Hämtar storlekar')).toBeVisible();
    respond(({ answer }) => answer(kinds));
    const shoes = within(await dialog.findByRole('group', { name: 'Skor' }));
    expect(dialog.queryByText('Hämtar storlekar')).toBeNull();
    // A kind that this version of the shop does not know is left out.
    expect(dialog.queryByText('57')).toBeNull();
    await userEvent.click(shoes.getByRole('checkbox', { name: '39' }));
    expect(ownSizes.read()?.sizes).toEqual({
      tops: [],
      bottoms: [],
      shoes: [{ id: 's-2', label: '39' }],
    });
    expect(shoes.getByRole('checkbox', { name: '39' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: '38' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort alla' }));
    expect(ownSizes.read()).toBeUndefined();
    expect(shoes.getByRole('checkbox', { name: '39' })).not.toBeChecked();
    expect(dialog.queryByRole('button', { name: 'Ta bort alla' })).toBeNull();
  });

  it.each([
    ['of a lost connection', (request: SentOperation) => request.disconnect(), /^Vi når inte/],
    ['of a refusal', (request: SentOperation) => request.refuse(), /^Något gick tyvärr fel/],
  ] as const)('reports a failure %s, and tries again', async (_, fail, message) => {
    const { dialog, sent, respond } = await openPanel();
    respond(fail);
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.queryByText('Hämtar storlekar')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Försök igen' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(kinds);
    expect(await dialog.findByRole('group', { name: 'Skor' })).toBeVisible();
    expect(dialog.queryByText(message)).toBeNull();
  });

  it('closes by its button and keeps what is pinned', async () => {
    const { dialog, respond } = await openPanel();
    respond(({ answer }) => answer(kinds));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '38' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Klart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ownSizes.active()?.tops).toEqual([{ id: 's-1', label: '38' }]);
    expect(screen.getByRole('button', { name: 'Ändra storlekar' })).toHaveFocus();
  });
});
