import type { FacetView } from './facetViews.ts';
import type { ChosenValue, FacetKey, ListSelection } from './listSelection.ts';

/**
 * The selection as the list has it: values that its filters have, under their labels there. An address
 * can have any label, and values that the catalogue has no longer.
 */
export function knownSelection(
  selection: ListSelection,
  filters: readonly FacetView[],
): ListSelection {
  const chosen = [...selection.facets.values()].flat().map(({ id }) => id);
  const facets = filters.flatMap(({ key, values }): readonly [FacetKey, ChosenValue[]][] => {
    const labels = new Map(values.map(([id, label]) => [id, label]));
    const known = chosen.flatMap((id) => {
      const label = labels.get(id);
      return label === undefined ? [] : [{ id, label }];
    });
    return known.length > 0 ? [[key, known]] : [];
  });
  return { ...selection, facets: new Map(facets) };
}
