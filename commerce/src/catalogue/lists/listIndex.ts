/**
 * What lists are filtered with: a segment with the whole catalogue, and a small one with the styles
 * that have changed since it was built.
 */
import type { IndexedProduct } from '../catalogueIndex.ts';
import type { ListSegment } from './listSegment.ts';
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
  /** Builds the small segment, without holding up requests if there is much to build. */
  readonly build: (products: Iterable<IndexedProduct>) => Promise<ListSegment>;
}

/**
 * The index after changes: the styles of these products leave the large segment and are built again
 * into the small one. The earlier index stays as it is, and answers meanwhile.
 */
export async function updateListIndex(
  { segments: [base, recent], stockVersion }: ListIndex,
  { products, groups }: IndexedProducts,
  { changed, soldOut, build }: ListChanges,
): Promise<ListIndex> {
  if (!base) return createListIndex(await build(products.values()), soldOut);
  const before = recent ? recent.segment.ids.filter((id) => id !== 0) : [];
  const ids = new Set([...before, ...changed]);
  for (const id of ids) {
    const groupKey = products.get(id)?.groupKey;
    if (typeof groupKey === 'string') for (const own of groups.get(groupKey) ?? []) ids.add(own);
  }
  for (const id of idsOfStyles(base, ids)) ids.add(id);
  const segment = await build([...ids].flatMap((id) => products.get(id) ?? []));
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
