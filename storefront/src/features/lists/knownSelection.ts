import type { FacetView } from './facetViews.ts';
import type { ChosenValue, FacetKey, ListSelection } from './listSelection.ts';

/**
 * The selection as the list has it: values that its filters have, under their labels there. An address
 * can have any label, and values that the catalogue has no longer.
 */
export function knownSelection(
  selection: ListSelection,
  filters: readonly FacetView[] = [],
): ListSelection {
  const facets = new Map<FacetKey, ChosenValue[]>();
  for (const { id } of [...selection.facets.values()].flat())
    for (const { key, values } of filters) {
      const value = values.find(([each]) => each === id);
      if (value) facets.set(key, [...(facets.get(key) ?? []), { id, label: value[1] }]);
    }
  return { ...selection, facets };
}
