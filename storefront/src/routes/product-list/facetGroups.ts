import type { ProductsQuery } from '../../data-api/generated/operations.ts';
import type { ChosenValue, FacetKey, ListSelection } from '../../features/lists/listSelection.ts';
import type { Text } from '../../languages/createText.ts';

type Facet = NonNullable<NonNullable<NonNullable<NonNullable<ProductsQuery['products']>['filters']>['facets']>[number]>;

/** A group of filter values, ready to be chosen from. */
export interface FacetGroup {
  readonly key: FacetKey;
  readonly type: string;
  readonly label: string;
  readonly values: readonly (ChosenValue & { readonly count: number; readonly isChosen: boolean })[];
}

const keys: Readonly<Record<string, FacetKey>> = { Category: 'categories', Brand: 'brands', Sku: 'skus', Discount: 'discount' };
const ownLabels = ['Category', 'Brand', 'Sku', 'Discount'] as const;

function labelOf(facet: Facet, text: Text): string {
  const own = ownLabels.find((type) => type === facet.type);
  return own ? text(`list.facet.${own}`) : (facet.label ?? facet.group ?? facet.filterId);
}

/**
 * The filters of a list in their order: values that are there or chosen, sizes by number and the rest as the catalogue says.
 * A category that the whole list is in narrows nothing and is left out. Price is a range of its own and not among them.
 */
export function facetGroups(facets: readonly (Facet | null | undefined)[], selection: ListSelection, { text, total }: { readonly text: Text; readonly total: number }): readonly FacetGroup[] {
  return facets
    .filter((facet) => facet !== null && facet !== undefined)
    .filter((facet) => facet.type !== 'Price')
    .toSorted((a, b) => a.order - b.order)
    .map((facet): FacetGroup => {
      const key = keys[facet.type ?? ''] ?? `p-${facet.group ?? facet.label ?? facet.filterId}`;
      const chosen = new Set((selection.facets.get(key) ?? []).map(({ id }) => id));
      const values = (facet.values ?? [])
        .filter((value) => value !== null && value !== undefined)
        .map((value) => ({ id: value.facetId ?? value._id, label: value.label ?? '', count: Number(value.count), isChosen: chosen.has(value.facetId ?? value._id), order: value.order, hidden: value.hidden }))
        .filter((value) => value.isChosen || (value.count > 0 && !value.hidden && value.label !== '' && !(facet.type === 'Category' && value.count >= total)))
        .toSorted((a, b) => a.order - b.order)
        .map(({ id, label, count, isChosen }) => ({ id, label, count, isChosen }));
      return { key, type: facet.type ?? '', label: labelOf(facet, text), values };
    })
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen));
}
