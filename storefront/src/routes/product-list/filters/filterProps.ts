import type { ReactNode } from 'react';
import type { ListSelection } from '../../../features/lists/listSelection.ts';
import type { ListView } from '../../../features/lists/listView.ts';
import type { ListCriteria } from '../listCriteria.ts';
import type { FacetGroup } from './facetGroups.ts';

/** The part of an address's hash of the filters over a phone's list. */
export const filtersPart = 'filters';

export interface FilterProps {
  readonly criteria: ListCriteria;
  /** What the shopper has selected, also while its list is being loaded. */
  readonly selection: ListSelection;
  /** Whether the list of another selection is still shown. */
  readonly isPending: boolean;
  /** Why the list of the selection is not shown, if it could not be reached. */
  readonly message?: ReactNode;
  /** The shown list; undefined until it has loaded. */
  readonly list: ListView | undefined;
  /** Whether the page links to the list's sub-categories. */
  readonly hasSubCategories: boolean;
}

export interface GroupProps {
  readonly group: FacetGroup;
  /** With the value as a form sends it. */
  readonly onToggle: (written: string) => void;
}

export const chosenOf = ({ values }: FacetGroup): readonly string[] =>
  values.flatMap(({ isChosen, written }) => (isChosen ? [written] : []));
