// @vitest-environment happy-dom
import { byLocale } from '@solvik/shop';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import type { TranslationRow } from './planTranslations.ts';
import { TranslationList, TranslationTable } from './TranslationTexts.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');
const row: TranslationRow = {
  path: 'title',
  names: ['title'],
  cells: byLocale((locale) => ({ kind: locale === 'fi' ? 'missing' : 'written' })),
};

it.each([
  ['a table', TranslationTable],
  ['a list', TranslationList],
])('as %s, each text in each language leads to its field', async (_title, Texts) => {
  const went: string[] = [];
  render(
    <Texts
      label="Sidan"
      rows={[row]}
      nameOf={() => 'Titel'}
      describeCell={({ kind }) => (kind === 'missing' ? 'saknas' : 'finns')}
      onGo={(path) => went.push(path)}
      text={text}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Titel, svenska: finns',
    'Titel, bokmål: finns',
    'Titel, danska: finns',
    'Titel, finska: saknas',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Titel, finska: saknas' }));
  expect(went).toEqual(['title.fi']);
});

it('shows on a phone the language with its status', () => {
  render(
    <TranslationList
      label="Sidan"
      rows={[row]}
      nameOf={() => 'Titel'}
      describeCell={({ kind }) => kind}
      onGo={() => undefined}
      text={text}
    />,
  );
  expect(screen.getByRole('list', { name: 'Sidan' }).textContent).toContain('finska: missing');
});
