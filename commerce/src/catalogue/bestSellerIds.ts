import type { CatalogueIndex } from './catalogueIndex.ts';
import { listIndexOf } from './filterProducts.ts';
import { hasBit } from './lists/bitset.ts';

/**
 * Ids of the products of which most pieces were sold, in any market. What has changed lately comes
 * after the others: it may be too much, never too little, for reading ahead.
 */
export function bestSellerIds(index: CatalogueIndex, max: number): readonly number[] {
  return listIndexOf(index)
    .segments.flatMap(({ segment, live }) => {
      const ids: number[] = [];
      for (const row of segment.mostSoldFirst) {
        if (ids.length >= max) break;
        if (hasBit(live, row)) ids.push(segment.ids[row] ?? 0);
      }
      return ids;
    })
    .slice(0, max);
}
