/** How many styles, or products, of a set of rows have each facet. */
import type { MarketId } from '@solvik/shop';
import { type Bits, countBits, forEachBit, popCount, wordBits } from './bitset.ts';
import type { RowSet } from './extent.ts';
import { isCounted, noFacet } from './listSegment.ts';
import { marketOf, type SegmentView } from './segmentView.ts';

export interface FacetCounting {
  readonly market: MarketId;
  /** Whether the colours of a style count once. */
  readonly isCollapsed: boolean;
  /** Which facets are counted. */
  readonly isIncluded: (facetId: string) => boolean;
}

/** Number of styles with a row in both sets; `others` undefined means all rows. */
function countStyles({ planes }: SegmentView, { bits, extent }: RowSet, others?: Bits): number {
  const { starts, lengths } = planes;
  const { styleWords } = extent;
  let count = 0;
  for (let place = 0; place < styleWords.length; place += 1) {
    const styleWord = styleWords[place] ?? 0;
    let styles = 0;
    for (let plane = 0; plane < starts.length && styleWord < (lengths[plane] ?? 0); plane += 1) {
      const word = (starts[plane] ?? 0) + styleWord;
      const own = bits[word] ?? 0;
      styles |= others ? own & (others[word] ?? 0) : own;
    }
    if (styles !== 0) count += popCount(styles);
  }
  return count;
}

function countCommon({ bits, extent: { words } }: RowSet, others: Bits): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    count += popCount((bits[word] ?? 0) & (others[word] ?? 0));
  }
  return count;
}

/** Number of cards that these rows make. */
export const countCards = (view: SegmentView, rows: RowSet, isCollapsed: boolean): number =>
  isCollapsed ? countStyles(view, rows) : countBits(rows.bits, rows.extent.words);

/** Calls back with the rows of the set, those of one style one after the other. */
function forEachByStyle(
  { planes: { starts, lengths } }: SegmentView,
  { bits, extent: { styleWords } }: RowSet,
  visit: (row: number) => void,
): void {
  for (let place = 0; place < styleWords.length; place += 1) {
    const styleWord = styleWords[place] ?? 0;
    let styles = 0;
    for (let plane = 0; plane < starts.length && styleWord < (lengths[plane] ?? 0); plane += 1)
      styles |= bits[(starts[plane] ?? 0) + styleWord] ?? 0;
    while (styles !== 0) {
      const lowest = styles & -styles;
      styles ^= lowest;
      const inWord = wordBits - 1 - Math.clz32(lowest);
      for (let plane = 0; plane < starts.length && styleWord < (lengths[plane] ?? 0); plane += 1) {
        const word = (starts[plane] ?? 0) + styleWord;
        if (((bits[word] ?? 0) & lowest) !== 0) visit(word * wordBits + inWord);
      }
    }
  }
}

/** Visits each facet of each row: for sets that are small beside the segment. */
function countByRow(view: SegmentView, set: RowSet, { market, isCollapsed }: FacetCounting) {
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
  if (isCollapsed) forEachByStyle(view, set, visit);
  else forEachBit(set.bits, set.extent.words, visit);
  return counts;
}

/** Combines the bits of these facets with the set: for large sets, or a group's few facets. */
function countByFacet(
  view: SegmentView,
  set: RowSet,
  {
    market,
    isCollapsed,
    facets,
  }: Pick<FacetCounting, 'market' | 'isCollapsed'> & { readonly facets: readonly number[] },
) {
  const { facetIds } = view.segment;
  const count = (others: Bits) =>
    isCollapsed ? countStyles(view, set, others) : countCommon(set, others);
  const counts = new Int32Array(facetIds.length);
  for (const facet of facets)
    counts[facet] = view.isDiscount(facet)
      ? count(view.discountsIn(market)(facet))
      : count(view.bitsOf(facet));
  return counts;
}

/** Adds the counts of the included facets to `totals`. */
export function countFacets(
  view: SegmentView,
  { set, ...counting }: FacetCounting & { readonly set: RowSet },
  totals: Map<string, number>,
): void {
  const { facetIds, rows, rowFacets } = view.segment;
  const facets = [...facetIds.keys()].filter((facet) => {
    const facetId = facetIds[facet] ?? '';
    return isCounted(facetId) && counting.isIncluded(facetId);
  });
  const perRow = rowFacets.length / Math.max(1, rows);
  const { words } = set.extent;
  const isLarge = countBits(set.bits, words) * perRow > facets.length * (words.length + 1);
  const counts = isLarge
    ? countByFacet(view, set, { ...counting, facets })
    : countByRow(view, set, counting);
  for (const facet of facets) {
    const [facetId, count] = [facetIds[facet] ?? '', counts[facet] ?? 0];
    if (count > 0) totals.set(facetId, (totals.get(facetId) ?? 0) + count);
  }
}
