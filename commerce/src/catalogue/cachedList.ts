/**
 * Caches the lists of a catalogue's version, so that further pages of a list, and its next
 * visitors, reuse it.
 */
import type { CatalogueIndex } from './catalogueIndex.ts';
import {
  filterProducts,
  listIndexOf,
  type ChosenList,
  type ListCriteria,
} from './filterProducts.ts';

const most = 300;
const minute = 60_000;
const listsOf = new WeakMap<CatalogueIndex, Map<string, ChosenList>>();

const searchNumbers = new WeakMap<readonly number[], number>();
let searches = 0;

/** A search's result is the same array as long as it is cached, and may hold thousands of ids. */
function numberOf(found: readonly number[] | undefined): number | undefined {
  if (!found) return undefined;
  const number = searchNumbers.get(found) ?? (searches += 1);
  searchNumbers.set(found, number);
  return number;
}

/** As filterProducts; what depends on the time of day may be up to a minute old. */
export function cachedList(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const lists = listsOf.get(index) ?? new Map<string, ChosenList>();
  listsOf.set(index, lists);
  const key = JSON.stringify({
    ...criteria,
    found: numberOf(criteria.found),
    now: Math.floor(criteria.now / minute),
    stock: listIndexOf(index).stockVersion,
  });
  const cached = lists.get(key);
  if (cached) return cached;
  if (lists.size >= most) lists.clear();
  const chosen = filterProducts(index, criteria);
  lists.set(key, chosen);
  return chosen;
}
