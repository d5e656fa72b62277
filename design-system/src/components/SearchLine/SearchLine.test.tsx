// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SearchLine } from './SearchLine.tsx';

afterEach(cleanup);

describe('SearchLine', () => {
  it('is a plain form that reads its address, so it needs no scripts', () => {
    render(<SearchLine label="Sök plagg" submitLabel="Sök" action="/sok" />);
    const { form, name } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök plagg' });
    expect([form?.getAttribute('action'), form?.method, name]).toEqual(['/sok', 'get', 'q']);
  });

  it('shows what to type while it is empty, and has the search key on a phone’s keyboard', () => {
    render(<SearchLine label="Sök plagg" submitLabel="Sök" placeholder="Vad letar du efter?" />);
    expect(screen.getByPlaceholderText('Vad letar du efter?')).toHaveAttribute(
      'enterkeyhint',
      'search',
    );
  });

  it.each([
    ['Enter', '{Enter}'],
    ['its word, after the field', '{Tab}{Enter}'],
  ])('submits the text by %s', async (_, keys) => {
    const sent: object[] = [];
    const onSubmit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent.push(Object.fromEntries(new FormData(event.currentTarget)));
    };
    render(
      <SearchLine label="Sök plagg" submitLabel="Sök" startValue="kofta" onSubmit={onSubmit} />,
    );
    await userEvent.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(sent).toEqual([{ q: 'kofta' }]);
  });

  it('is exposed as a search with its named field and its button; the icon is hidden', async () => {
    const { container } = render(
      <SearchLine label="Sök plagg" submitLabel="Sök" startValue="kofta" />,
    );
    expect(await announcedWords(container)).toEqual([
      'search, Sök plagg',
      'Sök plagg',
      'searchbox, Sök plagg, kofta',
      'button, Sök',
      'end of search, Sök plagg',
    ]);
  });
});
