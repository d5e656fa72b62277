/** How many styles, or products, of a set of rows have each facet. */
import type { MarketId } from '@solvik/shop';
import { type Bits, countBits, forEachBit, popCount, wordBits } from './bitset.ts';
import { isCounted, noFacet } from './listSegment.ts';
import { marketOf, type SegmentView } from './segmentView.ts';

export interface FacetCounting {
  readonly market: MarketId;
  /** Whether the colours of a style count once. */
  readonly isCollapsed: boolean;
  /** Which facets are counted. */
  readonly isIncluded: (facetId: string) => boolean;
}

/** Words of one plane, and where they begin. */
interface PlaneWords {
  readonly from: number;
  readonly length: number;
}

function planesOf({ segment: { planes } }: SegmentView): readonly PlaneWords[] {
  return Array.from({ length: Math.max(0, planes.length - 1) }, (_, plane) => {
    const from = (planes[plane] ?? 0) / wordBits;
    return { from, length: (planes[plane + 1] ?? 0) / wordBits - from };
  });
}

/** Number of styles with a row in both sets; `others` undefined means all rows. */
function countStyles(planes: readonly PlaneWords[], bits: Bits, others?: Bits): number {
  const [{ length } = { length: 0 }] = planes;
  let count = 0;
  for (let word = 0; word < length; word += 1) {
    let styles = 0;
    for (const plane of planes) {
      if (word >= plane.length) break;
      const at = plane.from + word;
      const own = bits[at] ?? 0;
      styles |= others ? own & (others[at] ?? 0) : own;
    }
    if (styles !== 0) count += popCount(styles);
  }
  return count;
}

function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    count += popCount((bits[word] ?? 0) & (others[word] ?? 0));
  return count;
}

/** Number of cards that these rows make. */
export const countCards = (view: SegmentView, bits: Bits, isCollapsed: boolean): number =>
  isCollapsed ? countStyles(planesOf(view), bits) : countBits(bits);

/** Calls back with the rows of the set, those of one style one after the other. */
function forEachByStyle(view: SegmentView, bits: Bits, visit: (row: number) => void): void {
  const planes = planesOf(view);
  const [{ length } = { length: 0 }] = planes;
  for (let word = 0; word < length; word += 1) {
    let styles = 0;
    for (const plane of planes) {
      if (word >= plane.length) break;
      styles |= bits[plane.from + word] ?? 0;
    }
    while (styles !== 0) {
      const lowest = styles & -styles;
      styles ^= lowest;
      const inWord = wordBits - 1 - Math.clz32(lowest);
      for (const plane of planes) {
        if (word >= plane.length) break;
        const at = plane.from + word;
        if (((bits[at] ?? 0) & lowest) !== 0) visit(at * wordBits + inWord);
      }
    }
  }
}

/** Visits each facet of each row: for sets that are small beside the segment. */
function countByRow(view: SegmentView, bits: Bits, { market, isCollapsed }: FacetCounting) {
  const { facetIds, facetStarts, rowFacets, styleOf } = view.segment;
  const { discounts } = marketOf(view.segment, market);
  const counts = new Int32Array(facetIds.length);
  // The last card that counted for the facet, from 1: a style or a row.
  const last = new Uint32Array(facetIds.length);
  const add = (facet: number, card: number) => {
    if (last[facet] === card) return;
    last[facet] = card;
    counts[facet] = (counts[facet] ?? 0) + 1;
  };
  const visit = (row: number) => {
    const card = 1 + (isCollapsed ? (styleOf[row] ?? 0) : row);
    const end = facetStarts[row + 1] ?? 0;
    for (let at = facetStarts[row] ?? 0; at < end; at += 1) add(rowFacets[at] ?? 0, card);
    const discount = discounts[row] ?? noFacet;
    if (discount !== noFacet) add(discount, card);
  };
  if (isCollapsed) forEachByStyle(view, bits, visit);
  else forEachBit(bits, visit);
  return counts;
}

/** Combines the bits of each facet with the set: for large sets. */
function countByFacet(
  view: SegmentView,
  bits: Bits,
  { market, isCollapsed, isIncluded }: FacetCounting,
) {
  const { facetIds, rowStarts } = view.segment;
  const planes = planesOf(view);
  const count = (others: Bits) =>
    isCollapsed ? countStyles(planes, bits, others) : countCommon(bits, others);
  return Int32Array.from(facetIds, (facetId, facet) => {
    if (!isIncluded(facetId)) return 0;
    return rowStarts[facet + 1] === rowStarts[facet]
      ? count(view.discountBits(market, facet))
      : count(view.bitsOf(facet));
  });
}

/** Adds the counts of the included facets to `totals`. */
export function countFacets(
  view: SegmentView,
  { bits, ...counting }: FacetCounting & { readonly bits: Bits },
  totals: Map<string, number>,
): void {
  const { facetIds, rows, rowFacets } = view.segment;
  const perRow = rowFacets.length / Math.max(1, rows);
  const isLarge = countBits(bits) * perRow > facetIds.length * (bits.length + 1);
  const counts = isLarge ? countByFacet(view, bits, counting) : countByRow(view, bits, counting);
  for (const [facet, count] of counts.entries()) {
    const facetId = facetIds[facet] ?? '';
    if (count > 0 && isCounted(facetId) && counting.isIncluded(facetId))
      totals.set(facetId, (totals.get(facetId) ?? 0) + count);
  }
}
