/** A segment with what is derived from it on the thread that answers: bits of facets, ranks, numbers. */
import type { MarketId } from '@solvik/shop';
import { addBit, type Bits, emptyBits, hasBit, removeBit } from './bitset.ts';
import { type ListSegment, type MarketRows, noFacet } from './listSegment.ts';
import { type Once, once } from './once.ts';
import { type Extent, extentOf, type Planes, planesOf, wholeExtent } from './extent.ts';

export interface SegmentView {
  readonly segment: ListSegment;
  readonly planes: Planes;
  /** Every word of its bits. */
  readonly whole: Extent;
  /** Rows that count; those of styles that a newer segment replaces do not. */
  readonly live: Bits;
  /** Rows of which no size can be bought; changes with the stock. */
  readonly soldOut: Bits;
  /** The number of a facet; `noFacet` if no product has it. */
  readonly numberOf: (facetId: string) => number;
  readonly rowOf: (productId: number) => number | undefined;
  /** Rows of a facet; shared, so copy before changing. */
  readonly bitsOf: Once<number, Bits>;
  /** The words of a facet's rows. */
  readonly extentOf: Once<number, Extent>;
  /** Whether a facet is a discount: markets differ in its rows. */
  readonly isDiscount: (facet: number) => boolean;
  /** Rows of the market with each of its discounts, by the discount's facet; shared. */
  readonly discountsIn: Once<MarketId, Once<number, Bits>>;
  /** Positions of the rows in an order of the segment. */
  readonly ranksIn: Once<Uint32Array, Uint32Array>;
}

const empty: MarketRows = {
  selling: new Int32Array(),
  discounts: new Int32Array(),
  sold: new Uint32Array(),
  byPrice: new Uint32Array(),
  byPriceDescending: new Uint32Array(),
};

/** A market that sells nothing of the segment has no rows. */
export const marketOf = ({ markets }: ListSegment, market: MarketId): MarketRows =>
  markets[market] ?? empty;

function bitsOfFacet({ rows, rowStarts, facetRows }: ListSegment, facet: number): Bits {
  const bits = emptyBits(rows);
  const end = rowStarts[facet + 1] ?? 0;
  for (let at = rowStarts[facet] ?? 0; at < end; at += 1) addBit(bits, facetRows[at] ?? 0);
  return bits;
}

function bitsOfDiscount(segment: ListSegment, market: MarketId, facet: number): Bits {
  const bits = emptyBits(segment.rows);
  const { discounts } = marketOf(segment, market);
  for (let row = 0; row < discounts.length; row += 1)
    if (discounts[row] === facet) addBit(bits, row);
  return bits;
}

function ranksOf({ rows }: ListSegment, order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(rows);
  for (let rank = 0; rank < order.length; rank += 1) ranks[order[rank] ?? 0] = rank;
  return ranks;
}

function numbersOf(facetIds: readonly string[]): ReadonlyMap<string, number> {
  return new Map(facetIds.map((facetId, number) => [facetId, number]));
}

/** By halves: a map of every product would take a tenth of a second to make, and hold up requests. */
function rowOf({ ids, byId }: ListSegment, productId: number): number | undefined {
  let [low, high] = [0, byId.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < productId) low = middle + 1;
    else high = middle;
  }
  const row = byId[low];
  return row !== undefined && ids[row] === productId ? row : undefined;
}

function allRows({ rows, ids }: ListSegment): Bits {
  const bits = emptyBits(rows);
  for (let row = 0; row < rows; row += 1) if (ids[row] !== 0) addBit(bits, row);
  return bits;
}

/** Every view is made here, so that all have one shape, which compiled code counts on. */
const viewOf = (parts: SegmentView): SegmentView => ({
  segment: parts.segment,
  planes: parts.planes,
  whole: parts.whole,
  live: parts.live,
  soldOut: parts.soldOut,
  numberOf: parts.numberOf,
  rowOf: parts.rowOf,
  bitsOf: parts.bitsOf,
  extentOf: parts.extentOf,
  isDiscount: parts.isDiscount,
  discountsIn: parts.discountsIn,
  ranksIn: parts.ranksIn,
});

export function createSegmentView(segment: ListSegment): SegmentView {
  const numbers = numbersOf(segment.facetIds);
  const planes = planesOf(segment);
  const bitsOf = once((facet: number) => bitsOfFacet(segment, facet));
  return viewOf({
    segment,
    planes,
    whole: wholeExtent(planes),
    live: allRows(segment),
    soldOut: emptyBits(segment.rows),
    numberOf: (facetId) => numbers.get(facetId) ?? noFacet,
    rowOf: (productId) => rowOf(segment, productId),
    bitsOf,
    extentOf: once((facet) => extentOf(planes, bitsOf(facet))),
    isDiscount: (facet) => segment.rowStarts[facet + 1] === segment.rowStarts[facet],
    discountsIn: once((market) => once((facet) => bitsOfDiscount(segment, market, facet))),
    ranksIn: once((order) => ranksOf(segment, order)),
  });
}

/** The rows of the product's style. */
function* rowsOfStyle({ segment, rowOf: find }: SegmentView, productId: number): Generator<number> {
  const row = find(productId);
  if (row === undefined) return;
  const style = segment.styleOf[row] ?? 0;
  for (let plane = 0; plane + 1 < segment.planes.length; plane += 1) {
    const own = (segment.planes[plane] ?? 0) + style;
    if (own < (segment.planes[plane + 1] ?? 0)) yield own;
  }
}

/**
 * The same segment without the styles of these products: a newer segment has them.
 * @param productIds in groups, with turns of the event loop between them
 */
export async function withoutStyles(
  view: SegmentView,
  productIds: AsyncIterable<readonly number[]>,
): Promise<SegmentView> {
  const live = view.live.slice();
  for await (const group of productIds)
    for (const id of group) for (const row of rowsOfStyle(view, id)) removeBit(live, row);
  return viewOf({ ...view, live });
}

/** Ids of the products that count and have the style of one of these. */
export function idsOfStyles(view: SegmentView, productIds: Iterable<number>): number[] {
  const found = new Set<number>();
  for (const id of productIds)
    for (const row of rowsOfStyle(view, id))
      if (hasBit(view.live, row)) found.add(view.segment.ids[row] ?? 0);
  return [...found];
}

/** Marks whether a product can be bought; @returns whether that changed. */
export function setSoldOut(view: SegmentView, productId: number, isSoldOut: boolean): boolean {
  const row = view.rowOf(productId);
  if (row === undefined || hasBit(view.soldOut, row) === isSoldOut) return false;
  if (isSoldOut) addBit(view.soldOut, row);
  else removeBit(view.soldOut, row);
  return true;
}
