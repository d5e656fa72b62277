/** Reads segments back into products, for a worker that builds one segment of several. */
import { marketIds } from '@solvik/shop';
import { type Bits, hasBit } from './bitset.ts';
import {
  type ListSegment,
  noFacet,
  notSold,
  type SegmentPrice,
  type SegmentProduct,
} from './listSegment.ts';

/** A segment and those of its rows that count. */
export interface SegmentPart {
  readonly segment: ListSegment;
  readonly live: Bits;
}

function* pricesOf({ markets, facetIds }: ListSegment, row: number): Generator<SegmentPrice> {
  for (const market of marketIds) {
    const { selling, discounts } = markets[market] ?? {};
    const own = selling?.[row] ?? notSold;
    const discount = discounts?.[row] ?? noFacet;
    if (own !== notSold) yield { market, selling: own, discount: facetIds[discount] };
  }
}

function facetsOf({ facetIds, facetStarts, rowFacets }: ListSegment, row: number): string[] {
  const numbers = rowFacets.subarray(facetStarts[row], facetStarts[row + 1]);
  return Array.from(numbers, (facet) => facetIds[facet] ?? '');
}

/** The products that segments were built from; no style is in two of them. */
export function* productsOfParts(parts: readonly SegmentPart[]): Generator<SegmentProduct> {
  for (const [at, { segment, live }] of parts.entries())
    for (const [row, id] of segment.ids.entries())
      if (id !== 0 && hasBit(live, row))
        yield {
          id,
          style: `${at} ${segment.styleOf[row] ?? 0}`,
          // Campaigns among them.
          facets: facetsOf(segment, row),
          campaignIds: [],
          prices: [...pricesOf(segment, row)],
          availableOn: segment.availableOn[row] ?? 0,
          soldCount: segment.soldCounts[row] ?? 0,
          ratingKey: segment.ratingKeys[row] ?? 0,
        };
}
