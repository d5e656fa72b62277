// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

afterEach(cleanup);

const words = {
  title: 'Ta bort adressen?',
  closeLabel: 'Stäng',
  children: <p>Den försvinner från ditt konto.</p>,
};

function Addresses({ onClose, ...changes }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ta bort
      </button>
      <Dialog
        {...words}
        isOpen={isOpen}
        onClose={close}
        footer={<button type="button">Ja, ta bort</button>}
        {...changes}
      />
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Ta bort' });

describe('Dialog', () => {
  it('is not in the page until it is opened', () => {
    render(<Addresses />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the focus, is named by its title and hides the page behind it', async () => {
    render(<Addresses />);
    await userEvent.click(opener());
    expect(screen.getByRole('dialog', { name: 'Ta bort adressen?' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ta bort adressen?' })).toHaveFocus();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Stäng',
      'Ja, ta bort',
    ]);
  });

  it('traps the focus inside', async () => {
    render(<Addresses />);
    await userEvent.click(opener());
    const dialog = screen.getByRole('dialog');
    const focused: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      focused.push(document.activeElement?.textContent);
      expect(dialog.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    expect(focused).toEqual(['Ta bort adressen?', 'Stäng', 'Ja, ta bort', 'Stäng']);
  });

  it('is described by the consequence of the answer after its title', () => {
    render(
      <Dialog
        {...words}
        description="Den försvinner från ditt konto."
        isOpen
        onClose={() => undefined}
      >
        {undefined}
      </Dialog>,
    );
    const described = screen.getByRole('dialog').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(
      'Den försvinner från ditt konto.',
    );
  });

  it('has no description when there is none', () => {
    render(<Dialog {...words} isOpen onClose={() => undefined} />);
    expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
  });

  describe('with more content than fits', () => {
    beforeEach(() => {
      vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    });
    afterEach(() => vi.restoreAllMocks());

    it('is one more tab stop, which scrolls and has the dialog’s name', async () => {
      render(<Addresses />);
      await userEvent.click(opener());
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus();
      await userEvent.tab();
      const body = screen.getByRole('group', { name: 'Ta bort adressen?' });
      expect(document.activeElement).toBe(body);
    });
  });

  it.each([
    {
      way: 'its button',
      close: () => userEvent.click(screen.getByRole('button', { name: 'Stäng' })),
    },
    { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  ])(
    'closes by $way, requests it once, and returns the focus to its trigger',
    async ({ close }) => {
      const onClose = vi.fn();
      render(<Addresses onClose={onClose} />);
      await userEvent.click(opener());
      await close();
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(opener()));
    },
  );

  it('stays while its caller keeps it open', async () => {
    const onClose = vi.fn();
    render(<Dialog {...words} isOpen onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('has no footer when there is nothing to answer', () => {
    render(<Dialog {...words} isOpen onClose={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stäng']);
  });

  it('is exposed as a dialog: its title, its close button, its text, the answer', async () => {
    const { baseElement } = render(
      <Dialog
        {...words}
        isOpen
        onClose={() => undefined}
        footer={<button type="button">Ja, ta bort</button>}
      />,
    );
    expect(await announcedWords(baseElement)).toEqual([
      'document',
      'dialog, Ta bort adressen?',
      'heading, Ta bort adressen?, level 2',
      'button, Stäng',
      'paragraph',
      'Den försvinner från ditt konto.',
      'end of paragraph',
      'button, Ja, ta bort',
      'end of dialog, Ta bort adressen?',
      'end of document',
    ]);
  });
});
