// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SearchField, searchFieldEmphases, type SearchFieldProps } from './SearchField.tsx';

afterEach(cleanup);

const field = (changes: Partial<SearchFieldProps> = {}) => (
  <SearchField label="Sök plagg" submitLabel="Sök" clearLabel="Rensa" action="/sok" {...changes} />
);
const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök plagg' });
/** What the form sends, each time. */
const watch = () => {
  const sent: object[] = [];
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.currentTarget)));
  });
  return { sent, onSubmit };
};

describe('SearchField', () => {
  it('has the id it is given, and its label with it', () => {
    render(field({ fieldId: 'header-search' }));
    expect([input().id, screen.getByText('Sök plagg').getAttribute('for')]).toEqual([
      'header-search',
      'header-search',
    ]);
  });

  it('is a plain form that reads its address, so it needs no scripts', () => {
    render(field());
    const { form } = input();
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/sok', 'get']);
  });

  it.each([
    { by: 'Enter', send: () => userEvent.keyboard('{Enter}') },
    { by: 'its button', send: () => userEvent.click(screen.getByRole('button', { name: 'Sök' })) },
  ])('submits the text once by $by', async ({ send }) => {
    const { sent, onSubmit } = watch();
    render(field({ onSubmit }));
    await userEvent.type(input(), 'ullkappa');
    await send();
    expect(sent).toEqual([{ q: 'ullkappa' }]);
  });

  it('starts with its given value, under its given name', async () => {
    const { sent, onSubmit } = watch();
    render(field({ onSubmit, startValue: 'kofta', name: 'word' }));
    expect(input().value).toBe('kofta');
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(sent).toEqual([{ word: 'kofta' }]);
  });

  it('clears its text with its own button, which returns the focus', async () => {
    const changed = vi.fn();
    render(field({ startValue: 'kofta', onInput: changed }));
    const cross = screen.getByRole('button', { name: 'Rensa' });
    expect(cross.getAttribute('type')).toBe('button');
    await userEvent.click(cross);
    expect([input().value, document.activeElement, changed.mock.calls.length]).toEqual([
      '',
      input(),
      1,
    ]);
  });

  it('is two tab stops while it is empty: the button, the field', async () => {
    render(field());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sök' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(input());
  });

  it('is a landmark, named by what it searches, so that two on a page are distinguished', () => {
    render(
      <>
        {field({ label: 'Sök i butiken' })}
        {field()}
      </>,
    );
    expect(
      screen.getAllByRole('search').map((landmark) => landmark.getAttribute('aria-label')),
    ).toEqual(['Sök i butiken', 'Sök plagg']);
  });

  it('has a unique field beside another with the same label', async () => {
    render(
      searchFieldEmphases.map((emphasis) => (
        <SearchField
          key={emphasis}
          label="Sök plagg"
          submitLabel="Sök"
          clearLabel="Rensa"
          emphasis={emphasis}
          startValue={emphasis}
        />
      )),
    );
    const [first, second] = screen.getAllByRole<HTMLInputElement>('searchbox', {
      name: 'Sök plagg',
    });
    expect([first?.id === second?.id, first?.value, second?.value]).toEqual([
      false,
      'header',
      'page',
    ]);
  });

  it('is exposed as a search with its button and its named field; the icon is hidden from screen readers', async () => {
    const { container } = render(field({ startValue: 'kofta' }));
    expect(await announcedWords(container)).toEqual([
      'search, Sök plagg',
      'button, Sök',
      'Sök plagg',
      'searchbox, Sök plagg, kofta',
      'button, Rensa',
      'end of search, Sök plagg',
    ]);
  });
});
