// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { LetterIndex } from './LetterIndex.tsx';

afterEach(cleanup);

const groups = [
  { letter: 'E', names: [{ id: 'ekdal', name: 'Ekdal', href: '/ekdal' }] },
  {
    letter: 'Å',
    names: [
      { id: 'asen', name: 'Åsen', href: '/asen' },
      { id: 'angstrom', name: 'Ångström & Döttrar', href: '/angstrom' },
    ],
  },
  { letter: 'Ä', names: [{ id: 'alv', name: 'Älv', href: '/alv' }] },
];

describe('LetterIndex', () => {
  it('keeps the order it is given, which is the language’s own', () => {
    render(<LetterIndex groups={groups} />);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['E', 'Å', 'Ä']);
  });

  it('has its own heading where it is part of a page', () => {
    render(<LetterIndex groups={groups} headingLevel={3} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('lists under each letter its own names, as links to their pages', () => {
    render(<LetterIndex groups={groups} />);
    const linksOf = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(screen.getAllByRole('list').map(linksOf)).toEqual([
      [['Ekdal', '/ekdal']],
      [
        ['Åsen', '/asen'],
        ['Ångström & Döttrar', '/angstrom'],
      ],
      [['Älv', '/alv']],
    ]);
  });

  it('is exposed letter by letter, each before its names', async () => {
    const { container } = render(<LetterIndex groups={groups.slice(0, 2)} />);
    expect(
      (await announcedWords(container)).filter((phrase) => !/^(end of|listitem)/.test(phrase)),
    ).toEqual([
      'heading, E, level 2',
      'list',
      'link, Ekdal',
      'heading, Å, level 2',
      'list',
      'link, Åsen',
      'link, Ångström & Döttrar',
    ]);
  });
});
