import { describe, expect, it } from 'vitest';
import { readListSelection } from '../../../features/lists/listSelection.ts';
import type { Text } from '../../../languages/createText.ts';
import { facetGroups } from './facetGroups.ts';

const text = ((key: string) => key) as Text;
const values = [
  ['a', 'A', 3],
  ['b', 'B', 7],
] as const;
const facet = (key: string, label = key) => ({ key, label, values });

const groups = (
  facets: Parameters<typeof facetGroups>[0],
  query = '',
  hasSubCategories = false,
) => {
  const selection = readListSelection(new URLSearchParams(query), 'LATEST');
  return facetGroups(facets, { selection, text, hasSubCategories });
};
const keys = (...parameters: Parameters<typeof groups>) =>
  groups(...parameters).map(({ key }) => key);

describe('the filters on the page', () => {
  it('have the shop’s own label if there is one, and mark the selected values', () => {
    const shown = groups([facet('p-Color', 'Färg'), facet('brands')], 'p-Color=B~b');
    expect(
      shown.map(
        ({ label, values: all }) =>
          `${label}: ${all.map(({ id, isChosen }) => (isChosen ? `[${id}]` : id)).join(' ')}`,
      ),
    ).toEqual(['Färg: a [b]', 'filter.facet.Brand: a b']);
  });

  it('begin with size, colour and brand, and end with reductions', () => {
    expect(
      keys(
        ['categories', 'brands', 'discount', 'p-Material', 'p-Color', 'skus'].map((key) =>
          facet(key),
        ),
      ),
    ).toEqual(['skus', 'p-Color', 'brands', 'categories', 'p-Material', 'discount']);
  });

  it.each([
    ['do not repeat the links to sub-categories', '', true, ['skus']],
    ['keep a selected category beside them', 'categories=A~a', true, ['skus', 'categories']],
    ['have categories where there are no such links', '', false, ['skus', 'categories']],
  ] as const)('%s', (_, query, hasSubCategories, shown) => {
    expect(keys([facet('categories'), facet('skus')], query, hasSubCategories)).toEqual(shown);
  });

  it('count the values that the page does not carry', () => {
    expect(groups([{ ...facet('brands'), more: 98 }])[0]?.total).toBe(100);
  });
});
