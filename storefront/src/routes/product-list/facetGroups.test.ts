import { describe, expect, it } from 'vitest';
import { readListSelection } from '../../features/lists/listSelection.ts';
import type { Text } from '../../languages/createText.ts';
import { facetGroups } from './facetGroups.ts';

const text = ((key: string) => key) as Text;

const value = (id: string, count: number, hidden = false) => ({ _id: id, facetId: id, parentId: null, label: id.toUpperCase(), order: 0, count, hidden });
const facet = (type: string, values: ReturnType<typeof value>[]) => ({ filterId: type, type, group: type, label: type, order: 0, values });

const groups = (facets: ReturnType<typeof facet>[], query = '') =>
  facetGroups(facets, readListSelection(new URLSearchParams(query), 'LATEST'), { text, total: 10 }).map(({ key, values }) => `${key}: ${values.map(({ id, isChosen }) => (isChosen ? `[${id}]` : id)).join(' ')}`);

describe('the filters of a list', () => {
  it('offers what narrows the list, under its key in the address', () => {
    expect(groups([facet('Brand', [value('a', 3), value('b', 7)]), facet('Color', [value('r', 1), value('g', 2)])])).toEqual(['brands: a b', 'p-Color: r g']);
  });

  it('leaves out what is empty, hidden, or alone, and a category that everything is in', () => {
    expect(groups([facet('Brand', [value('a', 3), value('b', 0)]), facet('Sku', [value('s', 1), value('m', 2, true)]), facet('Category', [value('all', 10), value('x', 4), value('y', 6)])])).toEqual(['categories: x y']);
  });

  it('keeps what is chosen even when nothing is left of it', () => {
    expect(groups([facet('Brand', [value('a', 0), value('b', 0)])], 'brands=A~a')).toEqual(['brands: [a]']);
  });

  it('has no group for the price', () => expect(groups([facet('Price', [value('p', 1), value('q', 2)])])).toEqual([]));
});
