import type { FacetView } from '../../features/lists/facetViews.ts';
import type { ChosenValue, FacetKey, ListSelection } from '../../features/lists/listSelection.ts';
import type { Text } from '../../languages/createText.ts';
import type { MessageKey } from '../../languages/generated/messages.ts';

/** A group of filter values, ready to be chosen from. */
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

/** The filters of a list with what is chosen of them, in the shop's words where it has its own. */
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
      values: values.map(([id, words, count]) => ({
        id,
        label: words,
        count,
        isChosen: chosen.has(id),
      })),
    };
  });
}
