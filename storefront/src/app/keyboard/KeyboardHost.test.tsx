// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useModal } from '../../interface/modal.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { KeyboardHost } from './KeyboardHost.tsx';

beforeEach(() => {
  localStorage.clear();
  useModal.setState(useModal.getInitialState(), true);
});
afterEach(cleanup);

async function openPage({ isPreview = false } = {}) {
  const { services } = await openHookShop();
  renderInShop(
    { ...services, ...(isPreview && { preview: { editorOrigins: [] } }) },
    <>
      <input aria-label="E-post" />
      <KeyboardHost />
    </>,
  );
}
/** Presses keys on the page or in a field; whether the browser is left to act on the last one. */
function press(keys: readonly string[], on: Element = document.body): boolean {
  return keys
    .map((key) => fireEvent.keyDown(on, { key: key.replace('Ctrl ', ''), ctrlKey: key.length > 1 }))
    .every(Boolean);
}
const palette = () => screen.findByRole('combobox', { name: 'Vart vill du?' });
const current = () => useModal.getState().current;
/** The shortcuts, once a first key without an effect has loaded them. */
async function openLoaded() {
  await openPage();
  press(['x']);
  await act(() => vi.dynamicImportSettled());
}

describe('the shortcuts of the shop', () => {
  it('open the palette by the first Ctrl K, which the browser does not receive', async () => {
    await openPage();
    expect(press(['Ctrl k'])).toBe(false);
    expect(await palette()).toHaveFocus();
  });

  it('close the palette by another Ctrl K', async () => {
    await openPage();
    press(['Ctrl k']);
    press(['Ctrl k'], await palette());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('receive a first sequence that was pressed before they were loaded', async () => {
    await openPage();
    press(['g', 'v']);
    await waitFor(() => expect(current()).toBe('cart'));
  });

  it.each([
    [['g', 'v'], 'cart', undefined],
    [['g', 'l'], 'palette', 'markets'],
    [['/'], 'search', undefined],
    [['?'], 'shortcuts', undefined],
    // A sequence ends with its second key, and with another one.
    [['g', 'x', 'v'], undefined, undefined],
    [['v'], undefined, undefined],
  ] as const)('open by %j: %s, %s', async (keys, modal, frame) => {
    await openLoaded();
    act(() => void press(keys));
    expect([current(), useModal.getState().frame]).toEqual([modal, frame]);
  });

  it('lists the countries after G L', async () => {
    await openLoaded();
    act(() => void press(['g', 'l']));
    expect(await screen.findByRole('combobox', { name: 'Vilket land?' })).toHaveFocus();
  });

  it('keep a key that they act on from the page, and leave it the others', async () => {
    await openLoaded();
    expect(press(['x'])).toBe(true);
    // It would be written to the search field, which has the focus by then.
    expect(press(['/'])).toBe(false);
  });

  it('leave single keys to a field, and to a dialog over the page', async () => {
    await openLoaded();
    expect(press(['/'], screen.getByRole('textbox', { name: 'E-post' }))).toBe(true);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    expect(press(['?'])).toBe(true);
    expect(current()).toBeUndefined();
    // While it disappears it is not over the page any more.
    dialog.dataset['state'] = 'closed';
    act(() => void press(['?']));
    expect(current()).toBe('shortcuts');
    dialog.remove();
  });

  it('leave every key to the editor of a preview', async () => {
    await openPage({ isPreview: true });
    expect(press(['Ctrl k'])).toBe(true);
    await act(() => vi.dynamicImportSettled());
    expect(current()).toBeUndefined();
  });
});
