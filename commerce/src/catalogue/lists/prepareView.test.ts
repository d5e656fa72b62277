import { expect, it } from 'vitest';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { prepareView } from './prepareView.ts';
import { segmentOf } from './segmentProduct.ts';
import { createSegmentView, type SegmentView } from './segmentView.ts';

const productsWith = (facets: readonly string[]) =>
  Array.from({ length: 40 }, (_, at): IndexedProduct => ({
    id: at + 1,
    rowVersion: '1',
    key: `key ${at}`,
    groupKey: null,
    name: {},
    articleNumber: `A${at}`,
    brandId: null,
    facets: [facets[at % facets.length] ?? ''],
    prices: {
      se: { regular: 10_000, selling: at % 2 === 0 ? 10_000 : 7500, lowestPrior: null },
      fi: { regular: 2000 + at, selling: 2000 + at, lowestPrior: null },
    },
    campaignIds: [],
    firstAvailableOn: at * 1000,
    soldCount: at % 11,
    rating: { score: at % 5, voteCount: at % 3 },
    reviews: [],
  }));

const viewWith = (...facets: readonly string[]): SegmentView =>
  createSegmentView(segmentOf(productsWith(facets)));

/** Ids of the facets with this derivation. */
const facetsOf = ({ segment }: SegmentView, computed: Iterable<number>): readonly string[] =>
  [...computed].map((facet) => segment.facetIds[facet] ?? 'none').toSorted();

const discount = ({ segment }: SegmentView): string =>
  segment.facetIds.find((facetId) => facetId.startsWith('d-')) ?? '';

it('derives what was needed of the earlier segment, for the facets that are left', async () => {
  const earlier = viewWith('c-9', 'c-1', 'c-2', 'c-3');
  const view = viewWith('c-3', 'c-2', 'c-1');
  for (const facetId of ['c-1', 'c-9']) earlier.bitsOf(earlier.numberOf(facetId));
  earlier.extentOf(earlier.numberOf('c-2'));
  earlier.discountsIn('se')(earlier.numberOf(discount(earlier)));
  const { markets, mostSoldFirst } = earlier.segment;
  earlier.ranksIn(mostSoldFirst);
  earlier.ranksIn(markets.fi?.byPriceDescending ?? mostSoldFirst);

  await prepareView(view, earlier);

  expect(facetsOf(view, view.bitsOf.computed())).toEqual(['c-1', 'c-2']);
  expect(facetsOf(view, view.extentOf.computed())).toEqual(['c-2']);
  expect([...view.discountsIn.computed()]).toEqual(['se']);
  expect(facetsOf(view, view.discountsIn('se').computed())).toEqual([discount(view)]);
  expect([...view.ranksIn.computed()]).toEqual([
    view.segment.mostSoldFirst,
    view.segment.markets.fi?.byPriceDescending,
  ]);
});

it('derives nothing that nobody has needed', async () => {
  const view = viewWith('c-1');
  await prepareView(view, viewWith('c-1'));
  const { bitsOf, extentOf, discountsIn, ranksIn } = view;
  expect([bitsOf, extentOf, discountsIn, ranksIn].map(({ computed }) => [...computed()])).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
