import { expect, it } from 'vitest';
import type { Text } from '../../languages/createText.ts';
import { suggestedGroups } from './panelGroups.ts';

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
