import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foundGroup, foundProduct } from '../testing/foundGroup.ts';
import { parsePrimaryList } from './parsePrimaryList.ts';

const value = (id: string, label: string, count: number) => ({ id, label, count, selected: false });
const parse = (list: object) => parsePrimaryList({ primaryList: { totalHits: 3, ...list } });

it('has the products of its groups in their order, and counts them all', () => {
  const found = parse({
    productGroups: [
      foundGroup({ ...foundProduct, productId: 9 }, 't9'),
      foundGroup({ ...foundProduct, name: 4 }),
      foundGroup(foundProduct, 't7'),
    ],
  });
  expect(found?.count).toBe(3);
  expect(found?.products.map(({ productId, ticket }) => [productId, ticket])).toEqual([
    [9, 't9'],
    [7, 't7'],
  ]);
});

it('writes filters as the Data API does', () => {
  const found = parse({
    facets: [
      { id: 'Category', type: 'TEXT', label: 'Kategori', values: [value('c_1', 'Dam', 2)] },
      {
        id: 'Sku',
        type: 'SIZE',
        label: 'Storlek',
        sizeTypes: [
          { formats: [{ values: [value('s_36', '36', 1)] }, { values: [value('s_S', 'S', 2)] }] },
          { formats: [{ values: [value('s_40', '40', 3)] }, null] },
        ],
      },
      { id: 'Color', type: 'COLOR', label: 'Färg', values: [value('p_4', 'Röd', 1), { id: 4 }] },
      { id: 'Fit', type: 'TEXT', values: [{ id: 'p_8' }] },
      { type: 'TEXT', values: [value('p_9', 'Utan filter', 1)] },
    ],
  });
  const filters = found?.filters?.facets?.map((facet) => ({
    ...facet,
    values: facet?.values?.map((each) => [each?.facetId, each?.label, each?.count, each?.order]),
  }));
  expect(filters).toEqual([
    {
      filterId: 'Category',
      type: 'Category',
      group: 'Category',
      label: 'Kategori',
      order: 0,
      values: [['c_1', 'Dam', 2, 0]],
    },
    {
      filterId: 'Sku',
      type: 'Sku',
      group: 'Sku',
      label: 'Storlek',
      order: 1,
      values: [
        ['s_36', '36', 1, 0],
        ['s_S', 'S', 2, 1],
        ['s_40', '40', 3, 2],
      ],
    },
    {
      filterId: 'Color',
      type: 'Parameter',
      group: 'Color',
      label: 'Färg',
      order: 2,
      values: [['p_4', 'Röd', 1, 0]],
    },
    {
      filterId: 'Fit',
      type: 'Parameter',
      group: 'Fit',
      label: 'Fit',
      order: 3,
      values: [['p_8', 'p_8', 0, 0]],
    },
  ]);
});

const range = { id: 'Price', type: 'RANGE', label: 'Pris', min: 99, max: 1299 };

it.each([
  ['both ends', range, { lowest: 99, highest: 1299 }],
  ['one end', { ...range, max: undefined }, null],
  ['ends that are texts', { ...range, min: '99' }, null],
  ['another id', { ...range, id: 'Weight' }, null],
  ['another type', { ...range, type: 'TEXT', values: [] }, null],
])('has the range of prices of a filter with %s', (_, facet, price) => {
  expect(parse({ facets: [facet] })?.filters?.price).toEqual(price);
});

it('lists no range among its filters', () => {
  expect(parse({ facets: [range] })?.filters?.facets).toEqual([]);
});

it('is undefined without a list', () => {
  expect(
    [undefined, {}, { primaryList: [] }, { primaryList: { totalHits: '3' } }].map(parsePrimaryList),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

it('reads a response of any shape', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (productGroups, values, other) => {
      const found = parse({
        productGroups,
        facets: [{ id: 'Brand', values }, { id: 'Sku', sizeTypes: values }, other],
      });
      expect(found?.count).toBe(3);
    }),
  );
});
