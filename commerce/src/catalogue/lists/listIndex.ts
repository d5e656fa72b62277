/**
 * What lists are filtered with: a segment with the whole catalogue, and a small one with the styles
 * that have changed since it was built.
 */
import type { ListSegment } from './listSegment.ts';
import { createSegmentView, type SegmentView, setSoldOut } from './segmentView.ts';
import { nothingSoldOut, type SoldOut } from './soldOut.ts';

export interface ListIndex {
  /** The whole catalogue, then what changed; no style is in both. */
  readonly segments: readonly SegmentView[];
  /** Increases when a product sells out or is back in stock. */
  stockVersion: number;
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

/** Products in the small segment: many of them call for a new large one. */
export const recentCount = ({ segments: [, recent] }: ListIndex): number =>
  recent?.segment.rows ?? 0;
