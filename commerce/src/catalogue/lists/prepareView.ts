/** Derives from a new segment, before requests need it, what they have needed of the one that it replaces. */
import type { MarketId } from '@solvik/shop';
import { doInTurns } from '../../nextTurn.ts';
import { type ListSegment, noFacet } from './listSegment.ts';
import { marketOf, type SegmentView } from './segmentView.ts';

/** The stored orders of a segment, at the same places in each. */
const ordersOf = (segment: ListSegment): readonly Uint32Array[] => [
  segment.newestFirst,
  segment.mostSoldFirst,
  segment.bestRatedFirst,
  ...Object.keys(segment.markets)
    .toSorted()
    .flatMap((market) => {
      const { byPrice, byPriceDescending } = marketOf(segment, market as MarketId);
      return [byPrice, byPriceDescending];
    }),
];

function* derivations(view: SegmentView, earlier: SegmentView): Generator<() => unknown> {
  function* own(facets: Iterable<number>) {
    for (const facet of facets) {
      const number = view.numberOf(earlier.segment.facetIds[facet] ?? '');
      if (number !== noFacet) yield number;
    }
  }
  for (const facet of own(earlier.bitsOf.computed())) yield () => view.bitsOf(facet);
  for (const facet of own(earlier.extentOf.computed())) yield () => view.extentOf(facet);
  for (const market of earlier.discountsIn.computed())
    for (const facet of own(earlier.discountsIn(market).computed()))
      yield () => view.discountsIn(market)(facet);
  const [orders, former] = [ordersOf(view.segment), ordersOf(earlier.segment)];
  for (const order of earlier.ranksIn.computed()) {
    const same = orders[former.indexOf(order)];
    if (same) yield () => view.ranksIn(same);
  }
}

/** What requests need of the earlier one meanwhile is prepared with the rest. */
export const prepareView = (view: SegmentView, earlier: SegmentView): Promise<void> =>
  doInTurns(derivations(view, earlier));
