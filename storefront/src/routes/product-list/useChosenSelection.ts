import type { ReactNode } from 'react';
import type { ListSelection } from '../../features/lists/listSelection.ts';
import { usePageView } from '../../page/pageRouter.ts';
import type { ListCriteria } from './listCriteria.ts';
import { useListSelection } from './useListSelection.ts';

interface Chosen {
  readonly selection: ListSelection;
  /** Whether its list is still being loaded. */
  readonly isPending: boolean;
  /** Why its list is not shown, if it could not be reached. */
  readonly message: ReactNode;
}

/**
 * What the shopper has selected: the selection of the page being loaded, or of one that could not be
 * reached, if that is the same list, so that a second choice adds to the first before its products
 * are there.
 */
export function useChosenSelection(criteria: ListCriteria): Chosen {
  const { next, location, unreached } = usePageView();
  const target = next ?? (unreached && location.pathname + location.search);
  const [, path, search = ''] = /([^?#]*)([^#]*)/.exec(target ?? '') ?? [];
  const isOther = path === criteria.path && search !== criteria.search;
  return {
    selection: useListSelection(isOther ? { ...criteria, search } : criteria),
    isPending: isOther && next !== undefined,
    message: unreached?.message,
  };
}
