/**
 * Caches the lists of a catalogue's version, so that further pages of a list, and its next
 * visitors, reuse it.
 */
import type { CatalogueIndex } from './catalogueIndex.ts';
import { filterProducts, type ChosenList, type ListCriteria } from './filterProducts.ts';

const most = 300;
const minute = 60_000;
const listsOf = new WeakMap<CatalogueIndex, Map<string, ChosenList>>();

/** As filterProducts; what depends on the time of day may be up to a minute old. */
export function cachedList(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const lists = listsOf.get(index) ?? new Map<string, ChosenList>();
  listsOf.set(index, lists);
  const key = JSON.stringify({ ...criteria, now: Math.floor(criteria.now / minute) });
  const cached = lists.get(key);
  if (cached) return cached;
  if (lists.size >= most) lists.clear();
  const chosen = filterProducts(index, criteria);
  lists.set(key, chosen);
  return chosen;
}
