/**
 * How a list's prices are spread, as a price filter draws it. The price filter itself is ignored, so
 * that the shape stays while a range is chosen.
 */
import type { CatalogueIndex } from './catalogueIndex.ts';
import { type ListCriteria, selectSegments } from './filterProducts.ts';
import { addBit, emptyBits, forEachBit } from './lists/bitset.ts';
import { countCards } from './lists/countFacets.ts';
import { marketOf } from './lists/segmentView.ts';

export interface PriceRanges {
  /** Minor units: where the first range begins. */
  readonly lowest: number;
  /** Minor units: where the last range ends, above `lowest`. */
  readonly highest: number;
  /** Number of ranges of equal width; at least 1. */
  readonly bars: number;
}

/** Number of cards in each range; what is cheaper or dearer counts in the first or the last one. */
export function priceHistogram(
  index: CatalogueIndex,
  criteria: ListCriteria,
  { lowest, highest, bars }: PriceRanges,
): readonly number[] {
  const counts = Array.from({ length: bars }, () => 0);
  const barOf = (price: number) =>
    Math.max(0, Math.min(bars - 1, Math.floor(((price - lowest) / (highest - lowest)) * bars)));
  for (const { view, selection } of selectSegments(index, { ...criteria, price: undefined })) {
    const { selling } = marketOf(view.segment, criteria.market);
    const sets = counts.map(() => emptyBits(view.segment.rows));
    const { shown, extent } = selection;
    forEachBit(shown, extent.words, (row) => {
      const set = sets[barOf(selling[row] ?? 0)];
      if (set) addBit(set, row);
    });
    for (const [bar, set] of sets.entries())
      counts[bar] =
        (counts[bar] ?? 0) + countCards(view, { bits: set, extent }, criteria.isCollapsed);
  }
  return counts;
}
