// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { returnFocusTo } from '../../foundation/returnFocusTo.ts';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

function Cart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Varukorg
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Varukorgen"
        closeLabel="Stäng"
      >
        <button type="button">Ta bort</button>
      </Drawer>
    </>
  );
}

/** A panel that is replaced by the cart when something has been added to it. */
function QuickShopAndCart() {
  const [open, setOpen] = useState<'quick' | 'cart'>();
  return (
    <>
      <button type="button" onClick={() => setOpen('quick')}>
        Snabbköp
      </button>
      <Drawer
        isOpen={open === 'quick'}
        onClose={() => setOpen(undefined)}
        title="Ullkappa Alma"
        closeLabel="Stäng"
      >
        <button type="button" onClick={() => setOpen('cart')}>
          Lägg i varukorgen
        </button>
      </Drawer>
      <Drawer
        isOpen={open === 'cart'}
        onClose={() => setOpen(undefined)}
        title="Varukorgen"
        closeLabel="Stäng"
      >
        <button type="button">Ta bort</button>
      </Drawer>
    </>
  );
}

function FieldWithFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input aria-label="Sök" ref={field} />;
}

/** A menu that closes in favour of a field. */
function SearchFromMenu() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {!isOpen && <FieldWithFocus />}
      <Drawer isOpen={isOpen} onClose={() => undefined} title="Meny" closeLabel="Stäng">
        <button type="button" onClick={() => setIsOpen(false)}>
          Sök i butiken
        </button>
      </Drawer>
    </>
  );
}

/** Waits until no task of Radix's own is left to move the focus. */
const settled = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );

describe('Drawer', () => {
  it('is a dialog named by its title, with focus inside', async () => {
    render(<Cart />);
    await userEvent.click(screen.getByRole('button', { name: 'Varukorg' }));
    const dialog = screen.getByRole('dialog', { name: 'Varukorgen' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('returns focus to the content of the page that a link in it led to', async () => {
    const { container } = render(
      <>
        <Cart />
        <main tabIndex={-1}>Varukorgen</main>
      </>,
    );
    const main = container.querySelector('main');
    if (!main) throw new Error('The page has no content.');
    await userEvent.click(screen.getByRole('button', { name: 'Varukorg' }));
    main.focus();
    returnFocusTo(main);
    await userEvent.keyboard('{Escape}');
    await settled();
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, main]);
  });

  it('closes with Escape and returns focus to its trigger', async () => {
    render(<Cart />);
    const opener = screen.getByRole('button', { name: 'Varukorg' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it.each([
    ['stays at its trigger, which is in the window', { top: 8, bottom: 52 }, true],
    ['returns to its trigger, which has left the window', { top: -400, bottom: -356 }, false],
  ])('%s', async (_, place, preventScroll) => {
    render(<Cart />);
    const opener = screen.getByRole('button', { name: 'Varukorg' });
    await userEvent.click(opener);
    vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...place });
    const focus = vi.spyOn(opener, 'focus');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focus).toHaveBeenCalledWith({ preventScroll }));
  });

  it('returns the focus to the trigger of the drawer it replaces', async () => {
    render(<QuickShopAndCart />);
    const opener = screen.getByRole('button', { name: 'Snabbköp' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg i varukorgen' }));
    await settled();
    const cart = screen.getByRole('dialog', { name: 'Varukorgen' });
    expect(cart.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves the focus in a field that has opened while it closes', async () => {
    const { rerender } = render(<button type="button">Meny</button>);
    screen.getByRole('button', { name: 'Meny' }).focus();
    rerender(
      <>
        <button type="button">Meny</button>
        <SearchFromMenu />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sök i butiken' }));
    await settled();
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([
      null,
      screen.getByRole('textbox', { name: 'Sök' }),
    ]);
  });

  it('closes with its button', async () => {
    render(<Cart />);
    await userEvent.click(screen.getByRole('button', { name: 'Varukorg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is exposed as a dialog with its title, its close button and its content', async () => {
    render(
      <Drawer isOpen onClose={() => undefined} title="Varukorgen" closeLabel="Stäng">
        <p>Din frakt är fri.</p>
      </Drawer>,
    );
    expect(await announcedWords(screen.getByRole('dialog'))).toEqual([
      'dialog, Varukorgen',
      'heading, Varukorgen, level 2',
      'button, Stäng',
      'paragraph',
      'Din frakt är fri.',
      'end of paragraph',
      'end of dialog, Varukorgen',
    ]);
  });
});
