/** Remembers the lists of a catalogue's version, so that the pages of one list, and its next visitors, are not chosen anew. */
import type { CatalogueIndex } from './catalogueIndex.ts';
import { chooseProducts, type ChosenList, type ListCriteria } from './chooseProducts.ts';

const most = 300;
const minute = 60_000;
const listsOf = new WeakMap<CatalogueIndex, Map<string, ChosenList>>();

/** As chooseProducts; what depends on the time of day is a minute old at most. */
export function chooseOnce(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const lists = listsOf.get(index) ?? new Map<string, ChosenList>();
  listsOf.set(index, lists);
  const key = JSON.stringify({ ...criteria, now: Math.floor(criteria.now / minute) });
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= most) lists.clear();
  const chosen = chooseProducts(index, criteria);
  lists.set(key, chosen);
  return chosen;
}
