import { inOwnSizes, type ListSelection } from '../../features/lists/listSelection.ts';
import { useOwnSizes } from '../../features/ownSizes/useOwnSizes.ts';
import { type ListCriteria, selectionOf } from './listCriteria.ts';

/** What a list shows: the selection of its address, in the visitor's own sizes. */
export const useListSelection = (criteria: ListCriteria): ListSelection =>
  inOwnSizes(selectionOf(criteria), useOwnSizes());
