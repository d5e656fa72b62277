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

/** Words of each plane, and where they begin; the first plane is the longest. */
interface Planes {
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
}

function planesOf({ segment: { planes } }: SegmentView): Planes {
  const starts = Int32Array.from(planes.slice(0, -1), (row) => row / wordBits);
  const lengths = starts.map((start, at) => (planes[at + 1] ?? 0) / wordBits - start);
  return { starts, lengths };
}

/** Number of styles with a row in both sets; `others` undefined means all rows. */
function countStyles({ starts, lengths }: Planes, bits: Bits, others?: Bits): number {
  const length = lengths[0] ?? 0;
  let count = 0;
  for (let word = 0; word < length; word += 1) {
    let styles = 0;
    for (let plane = 0; plane < starts.length && word < (lengths[plane] ?? 0); plane += 1) {
      const at = (starts[plane] ?? 0) + word;
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
  const { starts, lengths } = planesOf(view);
  const length = lengths[0] ?? 0;
  for (let word = 0; word < length; word += 1) {
    let styles = 0;
    for (let plane = 0; plane < starts.length && word < (lengths[plane] ?? 0); plane += 1)
      styles |= bits[(starts[plane] ?? 0) + word] ?? 0;
    while (styles !== 0) {
      const lowest = styles & -styles;
      styles ^= lowest;
      const inWord = wordBits - 1 - Math.clz32(lowest);
      for (let plane = 0; plane < starts.length && word < (lengths[plane] ?? 0); plane += 1) {
        const at = (starts[plane] ?? 0) + word;
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

/** Combines the bits of these facets with the set: for large sets, or a group's few facets. */
function countByFacet(
  view: SegmentView,
  bits: Bits,
  {
    market,
    isCollapsed,
    facets,
  }: Pick<FacetCounting, 'market' | 'isCollapsed'> & { readonly facets: readonly number[] },
) {
  const { facetIds } = view.segment;
  const planes = planesOf(view);
  const count = (others: Bits) =>
    isCollapsed ? countStyles(planes, bits, others) : countCommon(bits, others);
  const counts = new Int32Array(facetIds.length);
  for (const facet of facets)
    counts[facet] = view.isDiscount(facet)
      ? count(view.discountBits(market, facet))
      : count(view.bitsOf(facet));
  return counts;
}

/** Adds the counts of the included facets to `totals`. */
export function countFacets(
  view: SegmentView,
  { bits, ...counting }: FacetCounting & { readonly bits: Bits },
  totals: Map<string, number>,
): void {
  const { facetIds, rows, rowFacets } = view.segment;
  const facets = [...facetIds.keys()].filter((facet) => {
    const facetId = facetIds[facet] ?? '';
    return isCounted(facetId) && counting.isIncluded(facetId);
  });
  const perRow = rowFacets.length / Math.max(1, rows);
  const isLarge = countBits(bits) * perRow > facets.length * (bits.length + 1);
  const counts = isLarge
    ? countByFacet(view, bits, { ...counting, facets })
    : countByRow(view, bits, counting);
  for (const facet of facets) {
    const [facetId, count] = [facetIds[facet] ?? '', counts[facet] ?? 0];
    if (count > 0) totals.set(facetId, (totals.get(facetId) ?? 0) + count);
  }
}
