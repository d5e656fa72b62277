// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
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
  it('shows at the first focus what was looked for before, and suggestions for what is typed', async () => {
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

  it('points at options by the arrows, from group to group, while the focus stays in the field', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    const seen = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.keyboard('{ArrowDown}');
      seen.push(pointedAt());
    }
    expect(seen).toEqual(['Ullkappa AlmaTjärn1 999 kr', 'Kappa Ida', 'Så sköter du ull']);
    expect(document.activeElement).toBe(field());
  });

  it('calls the option pointed at selected to readers, and reads all its words', async () => {
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

  it('chooses by Enter without sending the form, and closes', async () => {
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

  it('looks once for the word itself when Enter is pressed and nothing is pointed at', async () => {
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

  it('closes by Escape and keeps the word', async () => {
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
    const nothing = <Search groups={[]} nothingWords="Inga förslag. Sök på ordet." />;
    const said = () => screen.getByRole('status').textContent;

    it('says so in the panel and to those who listen, politely, with no list to step through', async () => {
      render(nothing);
      const status = screen.getByRole('status');
      await userEvent.click(field());
      expect(said(), 'nothing is typed yet').toBe('');
      await userEvent.type(field(), 'qwx');
      expect(
        screen.getByText('Inga förslag. Sök på ordet.').closest('[role="status"]'),
        'the place was there before its words',
      ).toBe(status);
      expect([isOpen(), screen.queryByRole('listbox')]).toEqual([false, null]);
      expect(await heardWords(status)).toEqual([
        'status',
        'paragraph',
        'Inga förslag. Sök på ordet.',
        'end of paragraph',
        'end of status',
      ]);
    });

    it('stops saying so when something is suggested', async () => {
      const { rerender } = render(nothing);
      await userEvent.type(field(), 'u');
      rerender(<Search groups={suggested} nothingWords="Inga förslag. Sök på ordet." />);
      expect(said()).toBe('');
    });

    it('is quiet again after Escape until another letter, and when the focus goes elsewhere', async () => {
      render(nothing);
      await userEvent.type(field(), 'qwx{Escape}');
      expect([said(), field().value]).toEqual(['', 'qwx']);
      await userEvent.type(field(), 'y');
      expect(said()).toBe('Inga förslag. Sök på ordet.');
      await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
      expect(said()).toBe('');
    });

    it('still looks for the word by Enter, once', async () => {
      const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      render(<Search groups={[]} nothingWords="Inga förslag. Sök på ordet." onSubmit={onSubmit} />);
      await userEvent.type(field(), 'qwx{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(said()).toBe('');
    });
  });

  it('takes the word away by a button of its own, and has the focus again', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });

  describe('with something to press below the suggestions', () => {
    const forget = vi.fn();
    const withAction = <Search listAction={{ label: 'Rensa senast sökt', onPress: forget }} />;
    const action = () => screen.queryByRole('button', { name: 'Rensa senast sökt' });

    it('is no option, and Tab leads to it while the panel stays', async () => {
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

    it('closes when Tab goes on from there', async () => {
      render(withAction);
      await userEvent.click(field());
      action()?.focus();
      await userEvent.tab();
      expect(action()).toBeNull();
    });
  });

  it('keeps its own button within reach of readers while it is open, and nothing of the page behind', async () => {
    render(<Search />);
    await userEvent.type(field(), 'ull');
    expect(screen.getByRole('button', { name: 'Sök nu' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Nästa' })).toBeNull();
  });

  it('tells in the shop’s language how many suggestions there are', async () => {
    render(<Search locale="fi-FI" groups={suggested} />);
    await userEvent.type(field(), 'u');
    await vi.waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')?.textContent).toContain(
        '3 vaihtoehtoa',
      ),
    );
  });

  it('takes the focus it is given the place of', () => {
    render(<Search startsFocused />);
    expect(document.activeElement).toBe(field());
  });

  it('is heard as a search with a field that can open, and a button', async () => {
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
    expect(await heardWords(container)).toEqual([
      'search, Sök',
      'button, Sök nu',
      'Sök',
      'combobox, Sök, has popup listbox, not expanded, autocomplete in list',
      'end of search, Sök',
      'status',
    ]);
  });
});
