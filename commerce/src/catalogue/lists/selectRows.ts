/** Which rows of a segment a list's criteria select, for each count that the list shows. */
import {
  addAll,
  addBit,
  type Bits,
  copyBits,
  emptyBits,
  forEachBit,
  hasBit,
  keepCommon,
  removeAll,
  removeBit,
} from './bitset.ts';
import { discountFacets, sizeGroup } from '../facetGroup.ts';
import { type Extent, extentOf, nowhere, type RowSet } from './extent.ts';
import type { ListCriteria, RequiredSizes } from './listCriteria.ts';
import { campaignFacet, noFacet } from './listSegment.ts';
import { marketOf, type SegmentView } from './segmentView.ts';

export interface RowSelection {
  /** The words that have its rows, also those of `withoutGroup`. */
  readonly extent: Extent;
  /** Rows of the list. */
  readonly shown: Bits;
  /** For each group with a choice: rows that the list would have without that choice. */
  readonly withoutGroup: ReadonlyMap<string, Bits>;
  /** Minor units, before the price filter; undefined if there are no rows. */
  readonly prices: { readonly lowest: number; readonly highest: number } | undefined;
}

export interface SelectionContext {
  readonly groupOf: (facetId: string) => string;
  readonly articleOf: (productId: number) => string | undefined;
}

/** Rows with one of the facets, in these words. */
function anyFacet(view: SegmentView, facetIds: readonly string[], words: Uint32Array): Bits {
  const bits = emptyBits(view.segment.rows);
  for (const facetId of facetIds) {
    const facet = view.numberOf(facetId);
    if (facet !== noFacet) addAll(bits, view.bitsOf(facet), words);
  }
  return bits;
}

/** The words that rows with all of these facets can be in; every word without facets. */
function extentWithin(view: SegmentView, facetIds: readonly string[]): Extent {
  let extent = view.whole;
  for (const facetId of facetIds) {
    const facet = view.numberOf(facetId);
    const own = facet === noFacet ? nowhere : view.extentOf(facet);
    if (own.words.length < extent.words.length) extent = own;
  }
  return extent;
}

/** What a search found, or everything that the market sells. */
function startOf(view: SegmentView, { found, market }: ListCriteria, words: Uint32Array): Bits {
  const { sold } = marketOf(view.segment, market);
  if (!found) return sold.length === 0 ? emptyBits(view.segment.rows) : copyBits(sold, words);
  const bits = emptyBits(view.segment.rows);
  for (const id of found) {
    const row = view.rowOf(id);
    if (row !== undefined && hasBit(sold, row)) addBit(bits, row);
  }
  return bits;
}

/** Rows of the list before any filter is chosen. */
function scopeOf(view: SegmentView, criteria: ListCriteria, context: SelectionContext): RowSet {
  const { campaignIds, excluded, include, isUnion, articleNumbers, excludedProducts } = criteria;
  const isUnited = isUnion && include.length > 0;
  const required = isUnited ? criteria.scope : [...criteria.scope, ...include];
  const within = extentWithin(view, required);
  const bits = startOf(view, criteria, within.words);
  const extent = criteria.found ? extentOf(view.planes, bits) : within;
  const { words } = extent;
  for (const facetId of required) keepCommon(bits, anyFacet(view, [facetId], words), words);
  keepCommon(bits, view.live, words);
  if (campaignIds.length > 0)
    keepCommon(bits, anyFacet(view, campaignIds.map(campaignFacet), words), words);
  if (criteria.isReduced)
    keepCommon(bits, chosenRows(view, discountFacets, { market: criteria.market, words }), words);
  if (excluded.length > 0) removeAll(bits, anyFacet(view, excluded, words), words);
  if (isUnited) keepCommon(bits, anyFacet(view, include, words), words);
  for (const id of excludedProducts) {
    const row = view.rowOf(id);
    if (row !== undefined) removeBit(bits, row);
  }
  if (articleNumbers.length > 0) {
    const numbers = new Set(articleNumbers);
    forEachBit(copyBits(bits, words), words, (row) => {
      if (!numbers.has(context.articleOf(view.segment.ids[row] ?? 0) ?? '')) removeBit(bits, row);
    });
  }
  return { bits, extent };
}

/** Rows with one of the group's chosen values; a discount counts as a value in its market. */
function chosenRows(
  view: SegmentView,
  facetIds: readonly string[],
  { market, words }: { readonly market: ListCriteria['market']; readonly words: Uint32Array },
): Bits {
  const bits = anyFacet(view, facetIds, words);
  for (const facetId of facetIds) {
    const facet = view.numberOf(facetId);
    if (facet !== noFacet && view.isDiscount(facet))
      addAll(bits, view.discountsIn(market)(facet), words);
  }
  return bits;
}

/** Rows of the scope that have one of the sizes required in their categories. */
function rowsInSizes(
  view: SegmentView,
  { bits, extent: { words } }: RowSet,
  required: readonly RequiredSizes[],
): Bits {
  const rows = copyBits(bits, words);
  for (const { categories, sizes } of required) {
    const misfits = categories ? anyFacet(view, categories, words) : copyBits(rows, words);
    removeAll(misfits, anyFacet(view, sizes, words), words);
    removeAll(rows, misfits, words);
  }
  return rows;
}

function rangeOf(bits: Bits, words: Uint32Array, selling: Int32Array): RowSelection['prices'] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  forEachBit(bits, words, (row) => {
    const price = selling[row] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  });
  return highest === 0 ? undefined : { lowest, highest };
}

export function selectRows(
  view: SegmentView,
  criteria: ListCriteria,
  context: SelectionContext,
): RowSelection {
  const { market, price, requiredSizes = [] } = criteria;
  const scope = scopeOf(view, criteria, context);
  const { words } = scope.extent;
  const groups = [...Map.groupBy(criteria.chosen, context.groupOf)].map(
    ([group, facetIds]) => [group, chosenRows(view, facetIds, { market, words })] as const,
  );
  if (requiredSizes.length > 0)
    groups.push([sizeGroup, rowsInSizes(view, scope, requiredSizes)] as const);
  const { selling } = marketOf(view.segment, market);
  const matching = (except?: string): Bits => {
    const bits = copyBits(scope.bits, words);
    for (const [group, rows] of groups) if (group !== except) keepCommon(bits, rows, words);
    return bits;
  };
  const shown = matching();
  const prices = rangeOf(shown, words, selling);
  const withoutGroup = new Map(groups.map(([group]) => [group, matching(group)]));
  if (price) {
    const isOutside = (row: number) =>
      (selling[row] ?? 0) < price.lowest || (selling[row] ?? 0) > price.highest;
    const outside = emptyBits(view.segment.rows);
    forEachBit(scope.bits, words, (row) => {
      if (isOutside(row)) addBit(outside, row);
    });
    for (const bits of [shown, ...withoutGroup.values()]) removeAll(bits, outside, words);
  }
  return { extent: scope.extent, shown, withoutGroup, prices };
}
