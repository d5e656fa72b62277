import {
  type ListSelection,
  type ListSort,
  shownKey,
  writeListSelection,
} from '../../features/lists/listSelection.ts';

/** The address of a list as it is. */
export interface ListAddress {
  readonly path: string;
  readonly search: string;
  readonly defaultSort: ListSort;
}

/** The address of this list with another selection; unknown parameters are retained. */
export function listHref(criteria: ListAddress, selection: ListSelection): string {
  const query = writeListSelection(selection, {
    defaultSort: criteria.defaultSort,
    query: new URLSearchParams(criteria.search),
  }).toString();
  return query ? `${criteria.path}?${query}` : criteria.path;
}

/** The address of this list with its filters open or closed, for a browser without scripts. */
export function filtersHref(
  { path, search }: Omit<ListAddress, 'defaultSort'>,
  isOpen: boolean,
): string {
  const query = new URLSearchParams(search);
  if (isOpen) query.set(shownKey, 'filters');
  else query.delete(shownKey);
  return query.size ? `${path}?${query.toString()}` : path;
}
