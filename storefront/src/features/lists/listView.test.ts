import { expect, it } from 'vitest';
import { storyList } from '../../testing/storyResponses.ts';
import { sites } from '@solvik/addresses';
import { readListSelection } from './listSelection.ts';
import { listView } from './listView.ts';

const [se] = sites;
const selection = readListSelection(new URLSearchParams(), 'LATEST');
const responseOf = (lowest: number, highest: number) => ({
  ...storyList(se, 0),
  filters: { price: { lowest, highest }, facets: null },
});

it('contains the products, the filters and the total count', () => {
  const view = listView(storyList(se), selection);
  expect(view).toMatchObject({
    count: 61,
    facets: [{ key: 'skus', values: { length: 6 } }],
    price: { lowest: 199, highest: 2499 },
  });
  expect(view.products.map(({ alias }) => alias)).toEqual([
    'alma',
    'polo',
    'inga',
    'chelsea',
    'sund',
    'disa',
  ]);
});

it.each([
  ['more than it shows', 105, 105],
  ['as many', 61, undefined],
  ['an unknown number', undefined, undefined],
])('of a whole list with %s knows how many those are', (_, whole, known) => {
  expect(listView({ ...storyList(se), whole }, selection).whole).toBe(known);
});

it('has the second pictures of products that are not sold out, in their order', () => {
  const list = storyList(se);
  const [first] = list.products ?? [];
  if (!first) throw new Error('The story has no products.');
  const images = [{ fileName: 'front.webp' }, { fileName: 'back.webp' }];
  const of = (total: number) => ({
    ...first,
    productImages: images,
    totalStock: { totalStock: total },
  });
  const products = [of(3), of(0), { ...of(3), productImages: images.slice(0, 1) }];
  expect(listView({ ...list, products }, selection).secondPictures).toEqual(['back.webp', '', '']);
});

it.each([
  [
    'whole units around them',
    responseOf(19.9, 249.5),
    { count: 0, products: [], price: { lowest: 19, highest: 250 } },
  ],
  ['nothing if all cost the same', responseOf(100, 100), { count: 0, products: [] }],
  ['nothing without a response', null, { count: 0, products: [] }],
])('the price filter’s range is %s', (_, products, view) =>
  expect(listView(products, selection)).toEqual(view),
);
