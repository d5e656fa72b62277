import {
  filtersShown,
  type ListSelection,
  writeListSelection,
} from '../../features/lists/listSelection.ts';
import type { ListCriteria } from './listCriteria.ts';

/** The address of this list with another selection; unknown parameters are retained. */
export function listHref(
  criteria: Pick<ListCriteria, 'path' | 'search' | 'defaultSort'>,
  selection: ListSelection,
): string {
  const query = writeListSelection(selection, {
    defaultSort: criteria.defaultSort,
    query: new URLSearchParams(criteria.search),
  }).toString();
  return query ? `${criteria.path}?${query}` : criteria.path;
}

/** The address of this list with its filters open, for a browser without scripts. */
export function filtersHref({ path, search }: Pick<ListCriteria, 'path' | 'search'>): string {
  const query = new URLSearchParams(search);
  const [key = '', value = ''] = filtersShown.split('=');
  query.set(key, value);
  return `${path}?${query.toString()}`;
}
