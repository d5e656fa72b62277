import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';
import { facetGroup } from './facetGroup.ts';
import { filterProducts, type ListCriteria } from './filterProducts.ts';

const value = (id: number, identifier: string) =>
  [
    id,
    {
      parameterValueId: id,
      identifier,
      parameterGroupId: 1,
      label: {},
      value: {},
      swatch: null,
      isFilter: true,
    },
  ] as const;
const parameterValues = new Map([
  value(1, 'Color'),
  value(2, 'Color'),
  value(3, 'Material'),
  value(4, 'Material'),
]);

/** `c-1 s-m p-1 @499>399`: facets and price. */
function product(id: number, text: string): IndexedProduct {
  const parts = text.split(' ');
  const [, regular, selling] = /@(\d+)(?:>(\d+))?/.exec(text) ?? [];
  return {
    id,
    rowVersion: '1',
    key: String(id),
    groupKey: null,
    name: { sv: ['Zebra', 'Ärta', 'Åka', 'Öl'][id % 4] },
    articleNumber: `A${id}`,
    brandId: null,
    facets: parts.filter((part) => !part.startsWith('@')),
    prices: {
      se: {
        regular: Number(regular) * 100,
        selling: Number(selling ?? regular) * 100,
        lowestPrior: null,
      },
    },
    campaignIds: [],
    firstAvailableOn: id * 1000,
    soldCount: id,
    rating: { score: 0, voteCount: 0 },
    reviews: [],
  };
}

function indexOf(products: readonly IndexedProduct[]): CatalogueIndex {
  return {
    version: '1',
    products: new Map(products.map((each) => [each.id, each])),
    groups: new Map(),
    categories: new Map(),
    brands: new Map(),
    parameterValues,
    sizes: new Map(),
    campaigns: new Map(),
  };
}

const criteria = (changes: Partial<ListCriteria> = {}): ListCriteria => ({
  market: 'se',
  locale: 'sv',
  scope: [],
  campaignIds: [],
  chosen: [],
  excluded: [],
  include: [],
  isUnion: false,
  mode: 'BY_GROUP',
  articleNumbers: [],
  excludedProducts: [],
  sort: 'LATEST',
  isCollapsed: false,
  now: 1e12,
  ...changes,
});

const sample = indexOf([
  product(1, 'c-1 s-m p-1 p-3 @100'),
  product(2, 'c-1 s-m s-l p-2 p-3 @200>150'),
  product(3, 'c-1 s-l p-1 p-4 @300'),
  product(4, 'c-2 s-m p-1 @400'),
]);
const idsOf = (changes: Partial<ListCriteria>) => filterProducts(sample, criteria(changes)).ids;

describe('which products a list shows', () => {
  it.each([
    ['all, the newest first', {}, [4, 3, 2, 1]],
    ['those of its category', { scope: ['c-1'] }, [3, 2, 1]],
    ['values of one group are alternatives', { scope: ['c-1'], chosen: ['p-1', 'p-2'] }, [3, 2, 1]],
    ['groups narrow each other', { chosen: ['p-1', 's-m'] }, [4, 1]],
    ['a price range includes its ends', { price: { lowest: 15_000, highest: 30_000 } }, [3, 2]],
    ['excluded facets are left out', { excluded: ['s-l'] }, [4, 1]],
    ['include requires all', { include: ['s-m', 's-l'] }, [2]],
    [
      'include as a union requires one of them',
      { include: ['c-2', 's-l'], isUnion: true },
      [4, 3, 2],
    ],
    [
      'own sizes narrow the categories that they are for',
      { requiredSizes: [{ categories: ['c-1'], sizes: ['s-m'] }] },
      [4, 2, 1],
    ],
    ['a discount is a filter like any other', { chosen: ['d-21-30'] }, [2]],
    ['by price', { sort: 'PRICE' }, [1, 2, 3, 4]],
    ['by price, dearest first', { sort: 'PRICE_DESC' }, [4, 3, 2, 1]],
    ['by best seller', { sort: 'MOST_SOLD' }, [4, 3, 2, 1]],
    ['by the Swedish alphabet', { sort: 'ALPHABETICAL' }, [4, 2, 1, 3]],
    ['by the order of a search', { found: [2, 4, 1], sort: 'RELEVANCE' }, [2, 4, 1]],
    ['nothing in a market that sells none of them', { market: 'no' }, []],
  ] as const)('%s', (_, changes, ids) => {
    expect(idsOf(changes)).toEqual(ids);
  });

  it('counts of sizes ignore the own ones, and all others follow them', () => {
    const { counts } = filterProducts(
      sample,
      criteria({ requiredSizes: [{ categories: ['c-1', 'c-2'], sizes: ['s-l'] }] }),
    );
    expect(['s-m', 's-l', 'p-1', 'p-2'].map((id) => counts.get(id) ?? 0)).toEqual([3, 2, 1, 1]);
  });

  it('counts of a group ignore its own choice and follow the others', () => {
    const { counts } = filterProducts(sample, criteria({ scope: ['c-1'], chosen: ['p-1'] }));
    expect(Object.fromEntries(counts)).toEqual({
      'c-1': 2,
      's-m': 1,
      's-l': 1,
      'p-1': 2,
      'p-2': 1,
      'p-3': 1,
      'p-4': 1,
    });
  });

  it('counts of the current list follow every choice', () => {
    const { counts } = filterProducts(
      sample,
      criteria({ scope: ['c-1'], chosen: ['p-1'], mode: 'CURRENT' }),
    );
    expect(counts.get('p-2')).toBeUndefined();
  });

  it('a style of several colours is one card, its first colour in the list’s order, and counts once', () => {
    const index = indexOf(
      [product(1, 'p-1 @100'), product(2, 'p-2 @300'), product(3, 'p-1 @200')].map((each) =>
        each.id === 3 ? each : Object.assign({}, each, { groupKey: 'style' }),
      ),
    );
    const { ids, counts } = filterProducts(
      index,
      criteria({ isCollapsed: true, sort: 'PRICE_DESC' }),
    );
    expect(ids).toEqual([2, 3]);
    expect(Object.fromEntries(counts)).toEqual({ 'p-1': 2, 'p-2': 1 });
    expect(filterProducts(index, criteria({ isCollapsed: true, chosen: ['p-1'] })).ids).toEqual([
      3, 1,
    ]);
  });

  it('a count is the number of products that choosing the value would show', () => {
    const facet = fc.constantFrom('c-1', 'c-2', 's-m', 's-l', 'p-1', 'p-2', 'p-3', 'p-4');
    const shelves = fc.array(
      fc.tuple(fc.uniqueArray(facet, { minLength: 1 }), fc.integer({ min: 1, max: 900 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(shelves, fc.uniqueArray(facet, { maxLength: 3 }), (rows, chosen) => {
        const index = indexOf(
          rows.map(([facets, price], at) => product(at + 1, `${facets.join(' ')} @${price}`)),
        );
        const { counts, ids } = filterProducts(index, criteria({ chosen }));
        for (const [each, count] of counts) {
          const group = facetGroup(each, index);
          const instead = [...chosen.filter((other) => facetGroup(other, index) !== group), each];
          expect(filterProducts(index, criteria({ chosen: instead })).ids).toHaveLength(count);
        }
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});
