// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Combobox, type ComboboxGroup, type ComboboxProps } from './Combobox.tsx';

afterEach(cleanup);

const recent: readonly ComboboxGroup[] = [
  { id: 'recent', title: 'Senast sökt', options: [{ id: 'r1', label: 'kappa' }] },
];
const suggested: readonly ComboboxGroup[] = [
  {
    id: 'products',
    title: 'Plagg',
    options: [
      { id: 'alma', label: 'Ullkappa Alma', description: 'Tjärn', aside: '1 999 kr' },
      { id: 'ida', label: 'Kappa Ida' },
    ],
  },
  { id: 'pages', title: 'Sidor', options: [{ id: 'wool', label: 'Så sköter du ull' }] },
  { id: 'categories', title: 'Avdelningar', options: [] },
];

function Search(changes: Partial<ComboboxProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="Sök"
        submitLabel="Sök nu"
        clearLabel="Rensa"
        locale="sv-SE"
        value={value}
        onValueChange={setValue}
        groups={value === '' ? recent : suggested}
        onChoose={() => undefined}
        {...changes}
      />
      <button type="button">Nästa</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Sök' });
const pointedAt = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

describe('Combobox', () => {
  it('shows at the first focus the earlier searches, and suggestions for what is typed', async () => {
    render(<Search />);
    expect(isOpen()).toBe(false);
    await userEvent.click(field());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['kappa']);
    await userEvent.type(field(), 'ull');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ullkappa AlmaTjärn1 999 kr',
      'Kappa Ida',
      'Så sköter du ull',
    ]);
  });

  it('names its groups, and leaves out an empty one', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    expect(
      screen
        .getAllByRole('group')
        .map(
          (group) =>
            document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
    ).toEqual(['Plagg', 'Sidor']);
  });

  it('moves through options by the arrows, from group to group, while the focus stays in the field', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    const options = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.keyboard('{ArrowDown}');
      options.push(pointedAt());
    }
    expect(options).toEqual(['Ullkappa AlmaTjärn1 999 kr', 'Kappa Ida', 'Så sköter du ull']);
    expect(document.activeElement).toBe(field());
  });

  it('exposes the active option as selected to screen readers, with all its text', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull{ArrowDown}');
    expect(
      screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent),
    ).toEqual(['Ullkappa AlmaTjärn1 999 kr']);
    expect(
      screen
        .getByRole('option', { name: /Ullkappa Alma.*Tjärn.*1 999 kr/ })
        .getAttribute('aria-labelledby'),
    ).toBeNull();
  });

  it('chooses by Enter without submitting the form, and closes', async () => {
    const onChoose = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<Search onChoose={onChoose} onSubmit={onSubmit} />);
    await userEvent.type(field(), 'ull{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'ida', label: 'Kappa Ida' });
    expect(onSubmit).not.toHaveBeenCalled();
    expect([isOpen(), field().value]).toEqual([false, 'ull']);
  });

  it('chooses by a press', async () => {
    const onChoose = vi.fn();
    render(<Search onChoose={onChoose} />);
    await userEvent.type(field(), 'ull');
    await userEvent.click(screen.getByRole('option', { name: /Så sköter du ull/ }));
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: 'wool' });
    expect(isOpen()).toBe(false);
  });

  it('searches once for the typed text when Enter is pressed and no option is active', async () => {
    const sent = vi.fn();
    render(
      <Search
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('q'));
        }}
      />,
    );
    await userEvent.type(field(), 'ullkappa{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('ullkappa');
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('closes by Escape and keeps the text', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull{Escape}');
    expect([isOpen(), field().value]).toEqual([false, 'ull']);
  });

  it('closes when the focus goes elsewhere', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    await userEvent.click(screen.getByText('Nästa'));
    expect(isOpen()).toBe(false);
  });

  it('stays closed when nothing is suggested', async () => {
    render(<Search groups={[]} />);
    await userEvent.type(field(), 'qwx');
    expect([isOpen(), screen.queryByRole('listbox')]).toEqual([false, null]);
  });

  describe('when nothing is suggested', () => {
    const nothing = <Search groups={[]} emptyText="Inga förslag. Sök på ordet." />;
    const announcement = () => screen.getByRole('status').textContent;

    it('announces it politely in the panel, with no list to step through', async () => {
      render(nothing);
      const status = screen.getByRole('status');
      await userEvent.click(field());
      expect(announcement(), 'nothing is typed yet').toBe('');
      await userEvent.type(field(), 'qwx');
      expect(
        screen.getByText('Inga förslag. Sök på ordet.').closest('[role="status"]'),
        'the place was there before its words',
      ).toBe(status);
      expect([isOpen(), screen.queryByRole('listbox')]).toEqual([false, null]);
      expect(await announcedWords(status)).toEqual([
        'status',
        'paragraph',
        'Inga förslag. Sök på ordet.',
        'end of paragraph',
        'end of status',
      ]);
    });

    it('stops announcing it when something is suggested', async () => {
      const { rerender } = render(nothing);
      await userEvent.type(field(), 'u');
      rerender(<Search groups={suggested} emptyText="Inga förslag. Sök på ordet." />);
      expect(announcement()).toBe('');
    });

    it('is silent again after Escape until another letter, and when the focus goes elsewhere', async () => {
      render(nothing);
      await userEvent.type(field(), 'qwx{Escape}');
      expect([announcement(), field().value]).toEqual(['', 'qwx']);
      await userEvent.type(field(), 'y');
      expect(announcement()).toBe('Inga förslag. Sök på ordet.');
      await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
      expect(announcement()).toBe('');
    });

    it('still searches for the text by Enter, once', async () => {
      const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      render(<Search groups={[]} emptyText="Inga förslag. Sök på ordet." onSubmit={onSubmit} />);
      await userEvent.type(field(), 'qwx{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(announcement()).toBe('');
    });
  });

  it('clears the text with its own button, and focuses the field again', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });

  describe('with a button below the suggestions', () => {
    const forget = vi.fn();
    const withAction = <Search listAction={{ label: 'Rensa senast sökt', onPress: forget }} />;
    const action = () => screen.queryByRole('button', { name: 'Rensa senast sökt' });

    it('is not an option, and Tab moves to it while the panel stays', async () => {
      render(withAction);
      await userEvent.click(field());
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'kappa',
      ]);
      await userEvent.tab();
      expect(document.activeElement).toBe(action());
      await userEvent.keyboard('{Enter}');
      expect(forget).toHaveBeenCalledOnce();
      expect(document.activeElement).toBe(field());
    });

    it('closes by Escape from there, with the focus in the field', async () => {
      render(withAction);
      await userEvent.click(field());
      action()?.focus();
      await userEvent.keyboard('{Escape}');
      expect([action(), document.activeElement]).toEqual([null, field()]);
    });

    it('closes when Tab leaves it', async () => {
      render(withAction);
      await userEvent.click(field());
      action()?.focus();
      await userEvent.tab();
      expect(action()).toBeNull();
    });
  });

  it('keeps its own button exposed while it is open, and nothing of the page behind', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    expect(screen.getByRole('button', { name: 'Sök nu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nästa' })).toBeNull();
  });

  it('announces in the shop’s language how many suggestions there are', async () => {
    render(<Search locale="fi-FI" groups={suggested} />);
    await userEvent.type(field(), 'u');
    await vi.waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')?.textContent).toContain(
        '3 vaihtoehtoa',
      ),
    );
  });

  it('takes the focus of the field it replaces', () => {
    render(<Search isInitiallyFocused />);
    expect(document.activeElement).toBe(field());
  });

  it('is exposed as a search with a field that can open, and a button', async () => {
    const { container } = render(
      <Combobox
        label="Sök"
        submitLabel="Sök nu"
        clearLabel="Rensa"
        locale="sv-SE"
        value=""
        groups={recent}
        onValueChange={() => undefined}
        onChoose={() => undefined}
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'search, Sök',
      'button, Sök nu',
      'Sök',
      'combobox, Sök, has popup listbox, not expanded, autocomplete in list',
      'end of search, Sök',
      'status',
    ]);
  });
});
