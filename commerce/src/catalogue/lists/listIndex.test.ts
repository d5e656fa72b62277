import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueIndex, IndexedProduct } from '../catalogueIndex.ts';
import {
  attachListIndex,
  filterProducts,
  type ListCriteria,
  wholeList,
} from '../filterProducts.ts';
import { listSorts } from '../sortProducts.ts';
import { filterPlainly } from '../testing/filterPlainly.ts';
import { buildSegment } from './buildSegment.ts';
import { productsOfParts } from './segmentParts.ts';
import type { SoldOut } from './soldOut.ts';
import { createListIndex, markSoldOut } from './listIndex.ts';
import { updateListIndex } from './updateListIndex.ts';
import { segmentOf } from './segmentProduct.ts';

const parameterValues = new Map(
  [1, 2, 3, 4].map((id) => [
    id,
    {
      parameterValueId: id,
      identifier: id < 3 ? 'Color' : 'Material',
      parameterGroupId: 1,
      label: {},
      value: {},
      swatch: null,
      isFilter: true,
    },
  ]),
);

const facets = ['c-1', 'c-2', 's-m', 's-l', 'b-1', 'b-2', 'p-1', 'p-2', 'p-3', 'p-4'];
const facet = fc.constantFrom(...facets);
const choice = fc.constantFrom(...facets, 'd-21-30', 'd-1-20', 'p-99', 'nonsense');

const price = fc
  .record({ regular: fc.integer({ min: 1, max: 12 }), share: fc.constantFrom(1, 1, 0.9, 0.75) })
  .map(({ regular, share }) => ({
    regular: regular * 10_000,
    selling: Math.round(regular * 10_000 * share),
    lowestPrior: null,
  }));

const productWith = (id: number): fc.Arbitrary<IndexedProduct> =>
  fc.record({
    id: fc.constant(id),
    rowVersion: fc.constant('1'),
    key: fc.constant(`key ${id}`),
    groupKey: fc.option(fc.integer({ min: 1, max: 50 }).map(String), { nil: null }),
    name: fc.constantFrom({ sv: 'Ärta' }, { sv: 'Zebra' }, { sv: 'Åka' }),
    articleNumber: fc.constant(`A${id}`),
    brandId: fc.constantFrom(null, 1),
    facets: fc.uniqueArray(facet, { maxLength: 6 }),
    prices: fc.record({ se: price, fi: price }, { requiredKeys: [] }),
    campaignIds: fc.uniqueArray(fc.constantFrom(7, 8), { maxLength: 2 }),
    firstAvailableOn: fc.integer({ min: 1, max: 8 }).map((day) => day * 1000),
    soldCount: fc.integer({ min: 0, max: 4 }),
    rating: fc.record({
      score: fc.constantFrom(0, 3.5, 4, 4.5),
      voteCount: fc.integer({ min: 0, max: 3 }),
    }),
    reviews: fc.constant([]),
  });

const listed = 160;
const catalogue = fc
  .uniqueArray(fc.integer({ min: 1, max: listed }), { maxLength: listed, size: 'max' })
  .chain((ids) => fc.tuple(...ids.map(productWith)));

/** Mostly none: lists that most conditions narrow are empty, and prove nothing. */
const few = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Value[]>([]) },
    { weight: 1, arbitrary: fc.array(values, { minLength: 1, maxLength: 2 }) },
  );

const criteria: fc.Arbitrary<ListCriteria> = fc.record(
  {
    market: fc.constantFrom('se', 'se', 'fi', 'fi', 'no'),
    locale: fc.constantFrom('sv', 'fi'),
    scope: few(facet),
    found: fc.uniqueArray(fc.integer({ min: 1, max: listed + 5 }), { maxLength: 90, size: 'max' }),
    campaignIds: few(fc.constantFrom(7, 9)),
    chosen: fc.uniqueArray(choice, { maxLength: 3 }),
    requiredSizes: few(
      fc.record(
        {
          categories: fc.uniqueArray(facet, { minLength: 1, maxLength: 2 }),
          sizes: fc.uniqueArray(facet, { minLength: 1, maxLength: 2 }),
        },
        { requiredKeys: ['sizes'] },
      ),
    ),
    excluded: few(facet),
    include: few(facet),
    isUnion: fc.boolean(),
    mode: fc.constantFrom('BY_GROUP', 'CURRENT'),
    price: fc.record({
      lowest: fc.constantFrom(0, 20_000),
      highest: fc.constantFrom(60_000, 90_000),
    }),
    articleNumbers: few(fc.integer({ min: 1, max: listed }).map((id) => `A${id}`)),
    excludedProducts: few(fc.integer({ min: 1, max: listed })),
    sort: fc.constantFrom(...listSorts, 'PRICE', 'PRICE_DESC', 'MOST_SOLD', 'VOTES'),
    isCollapsed: fc.boolean(),
    now: fc.constantFrom(4000, 9000),
  },
  {
    requiredKeys: [
      'market',
      'locale',
      'scope',
      'campaignIds',
      'chosen',
      'excluded',
      'include',
      'isUnion',
      'mode',
      'articleNumbers',
      'excludedProducts',
      'sort',
      'isCollapsed',
      'now',
    ],
  },
);

function indexOf(products: Iterable<IndexedProduct>): CatalogueIndex {
  const byId = new Map(Array.from(products, (each) => [each.id, each]));
  const groups = new Map<string, number[]>();
  for (const { groupKey, id } of byId.values())
    if (groupKey !== null) groups.set(groupKey, [...(groups.get(groupKey) ?? []), id]);
  return {
    version: '1',
    products: byId,
    groups,
    categories: new Map(),
    brands: new Map([
      [1, { brandId: 1, key: 'b', name: 'Sund', alias: 'sund', description: null }],
    ]),
    parameterValues,
    sizes: new Map(),
    campaigns: new Map(),
  };
}

const soldOutParts: fc.Arbitrary<SoldOut> = fc.record({
  products: fc
    .uniqueArray(fc.integer({ min: 1, max: listed }), { maxLength: 20 })
    .map((ids) => new Set(ids)),
  sizes: fc
    .array(
      fc.tuple(fc.integer({ min: 1, max: listed }), fc.subarray(['s-m', 's-l'], { minLength: 1 })),
      { maxLength: 60, size: 'max' },
    )
    .map((sizes) => new Map(sizes)),
});

const view = (index: CatalogueIndex, of: ListCriteria) => {
  const { ids, count, counts, priceRange } = filterProducts(index, of);
  return { ids, count, counts: Object.fromEntries(counts), priceRange };
};

const plainView = (index: CatalogueIndex, of: ListCriteria, { products, sizes }: SoldOut) => {
  const available = Array.from(index.products.values(), (each) => ({
    ...each,
    facets: each.facets.filter((own) => !(sizes.get(each.id) ?? []).includes(own)),
  }));
  const plain = filterPlainly(indexOf(available), of, products);
  return { ...plain, count: plain.ids.length };
};

describe('a list from typed arrays', () => {
  it('has the products, order, counts and prices that filtering one by one gives', () => {
    fc.assert(
      fc.property(catalogue, criteria, soldOutParts, (products, of, soldOut) => {
        const index = indexOf(products);
        attachListIndex(index, createListIndex(segmentOf(products, soldOut), soldOut));
        expect(view(index, of)).toEqual(plainView(index, of, soldOut));
      }),
      { seed: 41, numRuns: 400 },
    );
  });

  it('stays the same list after products changed, appeared, moved to another style or left, and when it is merged', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(
          catalogue.map((products) => products.slice(0, 6)),
          { minLength: 1, maxLength: 3 },
        ),
        fc.uniqueArray(fc.integer({ min: 1, max: listed }), { maxLength: 4 }),
        criteria,
        soldOutParts,
        async (products, steps, left, of, soldOut) => {
          const current = new Map(products.map((each) => [each.id, each]));
          let index = indexOf(products);
          let lists = createListIndex(segmentOf(products, soldOut), soldOut);
          for (const [step, changed] of steps.entries()) {
            for (const each of changed) current.set(each.id, each);
            const removed = step === 0 ? left : [];
            for (const id of removed) current.delete(id);
            index = indexOf(current.values());
            lists = await updateListIndex(lists, index, {
              changed: [...changed.map(({ id }) => id), ...removed],
              soldOut,
              build: async (built) => segmentOf(built, soldOut),
            });
          }
          const expected = plainView(index, of, soldOut);
          attachListIndex(index, lists);
          expect(view(index, of)).toEqual(expected);
          const merged = buildSegment([...productsOfParts(lists.segments)]);
          attachListIndex(index, createListIndex(merged, soldOut));
          expect(view(index, of)).toEqual(expected);
        },
      ),
      { seed: 43, numRuns: 400 },
    );
  });

  it('reads pages in any order, past the end too', () => {
    const products = fc.sample(catalogue, { seed: 5, numRuns: 20 }).flat();
    const index = indexOf(products);
    const [of] = fc.sample(criteria, { seed: 9, numRuns: 1 });
    if (!of) throw new Error('No criteria were generated.');
    const all = { ...of, scope: [], chosen: [], excluded: [], include: [], market: 'se' } as const;
    const { ids } = filterProducts(index, all);
    const { page } = filterProducts(index, all);
    expect(page(4, 6)).toEqual(ids.slice(4, 6));
    expect(page(0, 3)).toEqual(ids.slice(0, 3));
    expect(page(ids.length - 1, ids.length + 20)).toEqual(ids.slice(-1));
    expect(page(ids.length + 5, ids.length + 9)).toEqual([]);
  });

  it('moves a product to the end while it is sold out', () => {
    const [one, other] = [1, 2].map(
      (id) => fc.sample(productWith(id), { seed: id, numRuns: 1 })[0],
    );
    if (!one || !other) throw new Error('No products were generated.');
    const prices = { se: { regular: 100, selling: 100, lowestPrior: null } };
    const index = indexOf([
      { ...one, prices, groupKey: null, firstAvailableOn: 2 },
      { ...other, prices, groupKey: null, firstAvailableOn: 1 },
    ]);
    const lists = createListIndex(segmentOf(index.products.values()));
    attachListIndex(index, lists);
    const ids = () =>
      filterProducts(index, {
        ...wholeList({ market: 'se', locale: 'sv', now: 9 }),
        sort: 'LATEST',
      }).ids;
    expect(ids()).toEqual([1, 2]);
    markSoldOut(lists, 1, true);
    expect(ids()).toEqual([2, 1]);
    expect(lists.stockVersion).toBe(1);
    markSoldOut(lists, 1, false);
    expect(ids()).toEqual([1, 2]);
  });

  it('has another version when other sizes are sold out, so that none is served from before', async () => {
    const [product] = fc.sample(productWith(1), { seed: 1, numRuns: 1 });
    if (!product) throw new Error('No product was generated.');
    const index = indexOf([product]);
    const lists = createListIndex(segmentOf(index.products.values()));
    const soldOut = { products: new Set<number>(), sizes: new Map([[1, ['s-m']]]) };
    const updated = await updateListIndex(lists, index, {
      changed: [1],
      soldOut,
      build: async (built) => segmentOf(built, soldOut),
    });
    expect(updated.stockVersion).toBeGreaterThan(lists.stockVersion);
  });
});
