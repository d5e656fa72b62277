/** Which rows of a segment a list's criteria select, for each count that the list shows. */
import {
  addAll,
  addBit,
  type Bits,
  copyBits,
  emptyBits,
  forEachBit,
  keepCommon,
  removeAll,
  removeBit,
} from './bitset.ts';
import { sizeGroup } from '../facetGroup.ts';
import type { ListCriteria, RequiredSizes } from './listCriteria.ts';
import { campaignFacet, noFacet } from './listSegment.ts';
import { marketOf, type SegmentView } from './segmentView.ts';

export interface RowSelection {
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

function anyFacet(view: SegmentView, facetIds: readonly string[]): Bits {
  const bits = emptyBits(view.segment.rows);
  for (const facetId of facetIds) {
    const facet = view.numberOf(facetId);
    if (facet !== noFacet) addAll(bits, view.bitsOf(facet));
  }
  return bits;
}

function keepFacets(bits: Bits, view: SegmentView, facetIds: readonly string[]): void {
  for (const facetId of facetIds) keepCommon(bits, anyFacet(view, [facetId]));
}

/** What a search found, or everything that the market sells. */
function startOf(view: SegmentView, { found, market }: ListCriteria): Bits {
  const { sold } = marketOf(view.segment, market);
  if (!found) return sold.length === 0 ? emptyBits(view.segment.rows) : copyBits(sold);
  const bits = emptyBits(view.segment.rows);
  for (const id of found) {
    const row = view.rowOf(id);
    if (row !== undefined) addBit(bits, row);
  }
  keepCommon(bits, sold);
  return bits;
}

/** Rows of the list before any filter is chosen. */
function scopeOf(view: SegmentView, criteria: ListCriteria, context: SelectionContext): Bits {
  const { campaignIds, excluded, include, isUnion, articleNumbers, excludedProducts } = criteria;
  const bits = startOf(view, criteria);
  keepCommon(bits, view.live);
  keepFacets(bits, view, criteria.scope);
  if (campaignIds.length > 0) keepCommon(bits, anyFacet(view, campaignIds.map(campaignFacet)));
  if (excluded.length > 0) removeAll(bits, anyFacet(view, excluded));
  if (isUnion && include.length > 0) keepCommon(bits, anyFacet(view, include));
  else keepFacets(bits, view, include);
  for (const id of excludedProducts) {
    const row = view.rowOf(id);
    if (row !== undefined) removeBit(bits, row);
  }
  if (articleNumbers.length > 0) {
    const numbers = new Set(articleNumbers);
    forEachBit(copyBits(bits), (row) => {
      if (!numbers.has(context.articleOf(view.segment.ids[row] ?? 0) ?? '')) removeBit(bits, row);
    });
  }
  return bits;
}

/** Rows with one of the group's chosen values; a discount counts as a value in its market. */
function chosenRows(
  view: SegmentView,
  facetIds: readonly string[],
  market: ListCriteria['market'],
): Bits {
  const bits = anyFacet(view, facetIds);
  for (const facetId of facetIds) {
    const facet = view.numberOf(facetId);
    if (facet !== noFacet && view.isDiscount(facet)) addAll(bits, view.discountBits(market, facet));
  }
  return bits;
}

/** Rows of the scope that have one of the sizes required in their categories. */
function rowsInSizes(view: SegmentView, scope: Bits, required: readonly RequiredSizes[]): Bits {
  const rows = copyBits(scope);
  for (const { categories, sizes } of required) {
    const misfits = anyFacet(view, categories);
    removeAll(misfits, anyFacet(view, sizes));
    removeAll(rows, misfits);
  }
  return rows;
}

function rangeOf(bits: Bits, selling: Int32Array): RowSelection['prices'] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  forEachBit(bits, (row) => {
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
  const groups = [...Map.groupBy(criteria.chosen, context.groupOf)].map(
    ([group, facetIds]) => [group, chosenRows(view, facetIds, market)] as const,
  );
  if (requiredSizes.length > 0)
    groups.push([sizeGroup, rowsInSizes(view, scope, requiredSizes)] as const);
  const { selling } = marketOf(view.segment, market);
  const matching = (except?: string): Bits => {
    const bits = copyBits(scope);
    for (const [group, rows] of groups) if (group !== except) keepCommon(bits, rows);
    return bits;
  };
  const shown = matching();
  const prices = rangeOf(shown, selling);
  const withoutGroup = new Map(groups.map(([group]) => [group, matching(group)]));
  if (price) {
    const isOutside = (row: number) =>
      (selling[row] ?? 0) < price.lowest || (selling[row] ?? 0) > price.highest;
    const outside = emptyBits(view.segment.rows);
    forEachBit(scope, (row) => {
      if (isOutside(row)) addBit(outside, row);
    });
    for (const bits of [shown, ...withoutGroup.values()]) removeAll(bits, outside);
  }
  return { shown, withoutGroup, prices };
}
