import type { FacetView } from '../../features/lists/facetViews.ts';
import type { ChosenValue, FacetKey, ListSelection } from '../../features/lists/listSelection.ts';
import type { Text } from '../../languages/createText.ts';
import type { MessageKey } from '../../languages/generated/messages.ts';

/** A group of filter values with their state. */
export interface FacetGroup {
  readonly key: FacetKey;
  readonly label: string;
  readonly values: readonly (ChosenValue & {
    readonly count: number;
    readonly isChosen: boolean;
  })[];
}

const ownLabels: Readonly<Record<FacetKey, Extract<MessageKey, `list.facet.${string}`>>> = {
  categories: 'list.facet.Category',
  brands: 'list.facet.Brand',
  skus: 'list.facet.Sku',
  discount: 'list.facet.Discount',
};

/**
 * The filters of a list with their selected values, with the shop's own labels where it has them.
 */
export function facetGroups(
  facets: readonly FacetView[],
  selection: ListSelection,
  text: Text,
): readonly FacetGroup[] {
  return facets.map(({ key, label, values }) => {
    const chosen = new Set((selection.facets.get(key) ?? []).map(({ id }) => id));
    const own = ownLabels[key];
    return {
      key,
      label: own ? text(own) : (label ?? key),
      values: values.map(([id, valueLabel, count]) => ({
        id,
        label: valueLabel,
        count,
        isChosen: chosen.has(id),
      })),
    };
  });
}
