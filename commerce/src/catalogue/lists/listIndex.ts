/**
 * What lists are filtered with: a segment with the whole catalogue, and a small one with the styles
 * that have changed since it was built.
 */
import { marketIds } from '@solvik/shop';
import { describeReduction } from '../../pricing/reduction.ts';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { discountFacet } from '../facetGroup.ts';
import { buildSegment } from './buildSegment.ts';
import type { ListSegment, SegmentProduct } from './listSegment.ts';
import {
  createSegmentView,
  idsOfStyles,
  type SegmentView,
  setSoldOut,
  withoutStyles,
} from './segmentView.ts';
import { nothingSoldOut, type SoldOut } from './soldOut.ts';

export interface ListIndex {
  /** The whole catalogue, then what changed; no style is in both. */
  readonly segments: readonly SegmentView[];
  /** Increases when a product sells out or is back in stock. */
  stockVersion: number;
}

/** The products of an index, and those of each style of several colours. */
export interface IndexedProducts {
  readonly products: ReadonlyMap<number, IndexedProduct>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
}

/** A product as lists filter it: without the sizes that are sold out. */
export function segmentProduct(
  product: IndexedProduct,
  { sizes }: Pick<SoldOut, 'sizes'>,
): SegmentProduct {
  const unavailable = sizes.get(product.id);
  return {
    id: product.id,
    style: product.groupKey ?? `product ${product.id}`,
    facets: unavailable
      ? product.facets.filter((facet) => !unavailable.includes(facet))
      : product.facets,
    campaignIds: product.campaignIds,
    prices: marketIds.flatMap((market) => {
      const price = product.prices[market];
      return price
        ? [
            {
              market,
              selling: price.selling,
              discount: discountFacet(describeReduction(price).percentage),
            },
          ]
        : [];
    }),
    availableOn: product.firstAvailableOn,
    soldCount: product.soldCount,
    score: product.rating.score,
    votes: product.rating.voteCount,
  };
}

export const segmentOf = (
  products: Iterable<IndexedProduct>,
  soldOut: SoldOut = nothingSoldOut,
): ListSegment => buildSegment(Array.from(products, (product) => segmentProduct(product, soldOut)));

/** @param segment built without the sizes that are sold out */
export function createListIndex(
  segment: ListSegment,
  soldOut: Pick<SoldOut, 'products'> = nothingSoldOut,
): ListIndex {
  const index: ListIndex = { segments: [createSegmentView(segment)], stockVersion: 0 };
  for (const id of soldOut.products) markSoldOut(index, id, true);
  return index;
}

export function markSoldOut(index: ListIndex, productId: number, isSoldOut: boolean): void {
  const changes = index.segments.map((view) => setSoldOut(view, productId, isSoldOut));
  if (changes.includes(true)) index.stockVersion += 1;
}

export interface ListChanges {
  /** Ids of products that have changed, appeared or left, or of which other sizes are sold out. */
  readonly changed: readonly number[];
  readonly soldOut: SoldOut;
}

/**
 * The index after changes: the styles of these products leave the large segment and are built again
 * into the small one.
 */
export function updateListIndex(
  { segments: [base, recent], stockVersion }: ListIndex,
  { products, groups }: IndexedProducts,
  { changed, soldOut }: ListChanges,
): ListIndex {
  if (!base) return createListIndex(segmentOf(products.values(), soldOut), soldOut);
  const before = recent ? recent.segment.ids.filter((id) => id !== 0) : [];
  const ids = new Set([...before, ...changed]);
  for (const id of ids) {
    const groupKey = products.get(id)?.groupKey;
    if (typeof groupKey === 'string') for (const own of groups.get(groupKey) ?? []) ids.add(own);
  }
  for (const id of idsOfStyles(base, ids)) ids.add(id);
  const segment = segmentOf(
    [...ids].flatMap((id) => products.get(id) ?? []),
    soldOut,
  );
  const index: ListIndex = {
    segments: [withoutStyles(base, ids), createSegmentView(segment)],
    stockVersion: stockVersion + 1,
  };
  for (const id of soldOut.products) markSoldOut(index, id, true);
  return index;
}

/** Products in the small segment: many of them call for a new large one. */
export const recentCount = ({ segments: [, recent] }: ListIndex): number =>
  recent?.segment.rows ?? 0;
