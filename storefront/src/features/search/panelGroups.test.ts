import { expect, it } from 'vitest';
import type { Text } from '../../languages/createText.ts';
import { suggestedGroups, typedGroup } from './panelGroups.ts';

const text = ((key: string, values?: Record<string, unknown>) =>
  [key, ...Object.values(values ?? {})].join(' ')) as Text;

it.each([
  ['Klänningar', 'Dam', 'searchPanel.inCategory Klänningar Dam'],
  ['Klänningar, preloved', 'Preloved', 'Klänningar, preloved'],
  ['Väskor', undefined, 'Väskor'],
])('the category %s in %s is shown as %s', (title, parentTitle, shown) => {
  const groups = suggestedGroups(
    {
      phrases: [],
      products: [],
      totalHits: 0,
      pages: [],
      categories: [{ title, href: '/c', ...(parentTitle && { parentTitle }) }],
    },
    { search: 'k', texts: { text, locale: 'sv', countryName: 'Sverige' } },
  );
  const categories = groups.find(({ id }) => id === 'categories');
  expect(categories?.options.map(({ parts }) => parts)).toEqual([[{ text: shown }]]);
});

it('a text without suggestions is searched for by a row of its own', () => {
  const group = typedGroup('grön kashmir', { text, locale: 'sv', countryName: 'Sverige' });
  expect(group.options).toEqual([
    {
      id: 'typed',
      href: '/s/gr%C3%B6n%20kashmir',
      parts: [{ text: 'searchPanel.searchFor grön kashmir' }],
    },
  ]);
});

it('what the text is the name of comes first, apart from pages that are near it', () => {
  const groups = suggestedGroups(
    {
      phrases: [],
      products: [],
      totalHits: 0,
      categories: [],
      pages: [
        { title: 'Nyheter', href: '/nyheter', isNamed: true },
        { title: 'Leverans', href: '/leverans' },
      ],
    },
    { search: 'nyheter', texts: { text, locale: 'sv', countryName: 'Sverige' } },
  );
  const shown = groups.filter(({ options }) => options.length > 0);
  expect(shown.map(({ id, options }) => [id, options.map(({ href }) => href)])).toEqual([
    ['named', ['/nyheter']],
    ['pages', ['/leverans']],
  ]);
});
