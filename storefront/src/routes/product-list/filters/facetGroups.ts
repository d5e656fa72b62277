import type { FacetView } from '../../../features/lists/facetViews.ts';
import {
  type ChosenValue,
  type FacetKey,
  type ListSelection,
  parameterKey,
  writeValues,
} from '../../../features/lists/listSelection.ts';
import type { Text } from '../../../languages/createText.ts';
import type { MessageKey } from '../../../languages/generated/messages.ts';

export interface FacetGroupValue extends ChosenValue {
  readonly count: number;
  readonly isChosen: boolean;
  /** As a form sends it. */
  readonly written: string;
}

/** A group of filter values with their state. */
export interface FacetGroup {
  readonly key: FacetKey;
  readonly label: string;
  readonly values: readonly FacetGroupValue[];
  /** Number of values with those that the page does not carry. */
  readonly total: number;
}

const ownLabels: Readonly<Record<FacetKey, Extract<MessageKey, `filter.facet.${string}`>>> = {
  categories: 'filter.facet.Category',
  brands: 'filter.facet.Brand',
  skus: 'filter.facet.Sku',
  discount: 'filter.facet.Discount',
};

/** The parameter named Color holds a product's colour (spec section 3, Product). */
export const colourKey = parameterKey('Color');

/** The most used first, reductions last; the others between them in the catalogue's order. */
const order: readonly FacetKey[] = ['skus', colourKey, 'price', 'brands'];
const rank = ({ key }: FacetView): number => {
  if (key === 'discount') return Number.POSITIVE_INFINITY;
  const at = order.indexOf(key);
  return at < 0 ? order.length : at;
};

interface Shown {
  readonly selection: ListSelection;
  readonly text: Text;
  /** Whether the page links to the list's sub-categories, which the filter would repeat. */
  readonly hasSubCategories: boolean;
}

/**
 * The filters of a list in their order on the page, with their selected values, and with the shop's
 * own labels where it has them.
 */
export function facetGroups(
  facets: readonly FacetView[],
  { selection, text, hasSubCategories }: Shown,
): readonly FacetGroup[] {
  const isRepeated = ({ key }: FacetView) =>
    key === 'categories' && hasSubCategories && !selection.facets.has(key);
  const groupOf = ({ key, label, values, more = 0 }: FacetView): FacetGroup => {
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
        written: writeValues([{ id, label: valueLabel }]),
      })),
      total: values.length + more,
    };
  };
  return facets
    .filter((facet) => !isRepeated(facet))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(groupOf);
}
