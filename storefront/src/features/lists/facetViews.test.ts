import { describe, expect, it } from 'vitest';
import { facetViews, maxValues } from './facetViews.ts';
import { readListSelection } from './listSelection.ts';

const value = (id: string, count: number, hidden = false) => ({
  _id: `${id}-in-the-list`,
  facetId: id,
  label: id.toUpperCase(),
  order: 0,
  count,
  hidden,
});
const facet = (type: string, values: ReturnType<typeof value>[], order = 0) => ({
  filterId: type,
  type,
  group: type,
  label: type,
  order,
  values,
});

const views = (facets: ReturnType<typeof facet>[], query = '') =>
  facetViews(facets, {
    selection: readListSelection(new URLSearchParams(query), 'LATEST'),
    total: 10,
  });
const groups = (...parameters: Parameters<typeof views>) =>
  views(...parameters).map(({ key, values }) => `${key}: ${values.map(([id]) => id).join(' ')}`);

describe('the filters of a list', () => {
  it('offer what narrows the list, under its key in the address', () => {
    expect(
      groups([
        facet('Brand', [value('a', 3), value('b', 7)]),
        facet('Color', [value('r', 1), value('g', 2)]),
      ]),
    ).toEqual(['brands: a b', 'p-Color: r g']);
  });

  it('omit empty, hidden and single values, and a category that contains everything', () => {
    expect(
      groups([
        facet('Brand', [value('a', 3), value('b', 0)]),
        facet('Sku', [value('s', 1), value('m', 2, true)]),
        facet('Category', [value('all', 10), value('x', 4), value('y', 6)]),
      ]),
    ).toEqual(['categories: x y']);
  });

  it('keep selected values even if they match nothing', () => {
    expect(groups([facet('Brand', [value('a', 0), value('b', 0)])], 'brands=A~a')).toEqual([
      'brands: a',
    ]);
  });

  it('carry the most frequent values of a very long filter, and the selected ones, in its order', () => {
    const long = Array.from({ length: 10_000 }, (_, at) => ({
      ...value(`b${String(at)}`, at % 5000 === 0 ? 1 : 2 + (at % 100)),
      order: at,
    }));
    const [brands] = views([facet('Brand', long)], 'brands=B~b5000');
    const ids = brands?.values.map(([id]) => Number(id.slice(1))) ?? [];
    expect([ids.length, brands?.more]).toEqual([maxValues + 1, 10_000 - maxValues - 1]);
    expect(ids).toContain(5000);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(brands?.values.filter(([, , count]) => count < 101).map(([id]) => id)).toEqual([
      'b5000',
    ]);
  });

  it('have no group for the price', () =>
    expect(groups([facet('Price', [value('p', 1), value('q', 2)])])).toEqual([]));

  it('keep the catalogue’s order, and contain only what the panel shows', () => {
    const sizes = { ...facet('Sku', [{ ...value('m', 2), order: 1 }, value('s', 1)], 2) };
    expect(views([sizes, facet('Color', [value('r', 1), value('g', 2)], 1)])).toEqual([
      {
        key: 'p-Color',
        label: 'Color',
        values: [
          ['r', 'R', 1],
          ['g', 'G', 2],
        ],
      },
      {
        key: 'skus',
        values: [
          ['s', 'S', 1],
          ['m', 'M', 2],
        ],
      },
    ]);
  });
});
