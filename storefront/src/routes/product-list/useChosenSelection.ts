import type { ListSelection } from '../../features/lists/listSelection.ts';
import { usePageView } from '../../page/pageRouter.ts';
import type { ListCriteria } from './listCriteria.ts';
import { useListSelection } from './useListSelection.ts';

interface Chosen {
  readonly selection: ListSelection;
  /** Whether its list is still being loaded. */
  readonly isPending: boolean;
}

/**
 * What the shopper has selected: the selection of the page being loaded, if that is the same list,
 * so that a second choice adds to the first before its products are there.
 */
export function useChosenSelection(criteria: ListCriteria): Chosen {
  const { next } = usePageView();
  const at = next?.indexOf('?') ?? -1;
  const [path, search] = next && at >= 0 ? [next.slice(0, at), next.slice(at)] : [next, ''];
  const isPending = path === criteria.path && search !== criteria.search;
  return { selection: useListSelection(isPending ? { ...criteria, search } : criteria), isPending };
}
