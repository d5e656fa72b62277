import type { ProductsQuery } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { type FacetKey, type ListSelection, parameterKey } from './listSelection.ts';

/** As a tuple, for size: a list has some two hundred of them. */
export type FacetValue = readonly [id: string, label: string, count: number];

/** A group of filter values in order, as the filter panel shows it. */
export interface FacetView {
  readonly key: FacetKey;
  /** The catalogue's label; the shop has its own for categories, brands, sizes and reductions. */
  readonly label?: string;
  readonly values: readonly FacetValue[];
  /** How many more values there are; omitted if none. */
  readonly more?: number;
}

/** Values of a filter that a page carries: those with most products, and the selected ones. */
export const maxValues = 60;

type Filters = NonNullable<NonNullable<ProductsQuery['products']>['filters']>;
type Facet = NonNullable<NonNullable<Filters['facets']>[number]>;

/** Keys of an address by the type of a filter that every shop has. */
export const fixedKeys: Readonly<Record<string, FacetKey>> = {
  Category: 'categories',
  Brand: 'brands',
  Sku: 'skus',
  Discount: 'discount',
};

/** The values that a page carries, in their order. */
function mostFrequent(values: readonly FacetValue[], chosen: ReadonlySet<string>) {
  if (values.length <= maxValues) return values;
  const kept = new Set(
    values.toSorted((a, b) => b[2] - a[2]).flatMap(([id], at) => (at < maxValues ? id : [])),
  );
  return values.filter(([id]) => kept.has(id) || chosen.has(id));
}

/**
 * The filters of a list in their order: values that occur or are selected, sizes by number and the
 * rest in the catalogue's order. A category that contains the whole list filters nothing and is
 * omitted. Price is a separate range.
 */
export function facetViews(
  facets: Filters['facets'] | undefined,
  {
    selection,
    total,
    isWhole = false,
  }: {
    readonly selection: ListSelection;
    /** Products in the list. */
    readonly total: number;
    /** Whether long filters have all of their values. */
    readonly isWhole?: boolean;
  },
): readonly FacetView[] {
  const chosen = new Set([...selection.facets.values()].flat().map(({ id }) => id));
  const viewOf = ({ type, group, label, filterId, values: all }: Facet): FacetView => {
    const name = label ?? group ?? filterId;
    const key = fixedKeys[type ?? ''] ?? parameterKey(group ?? label ?? filterId);
    const isShown = (
      id: string,
      count: number,
      { label: ownLabel, hidden }: { readonly label: string | null; readonly hidden: boolean },
    ) =>
      chosen.has(id) ||
      (count > 0 && !hidden && Boolean(ownLabel) && !(type === 'Category' && count >= total));
    const shown = present(all)
      .toSorted((a, b) => a.order - b.order)
      .flatMap((value): readonly FacetValue[] => {
        const [id, count] = [value.facetId ?? value._id, Number(value.count)];
        return isShown(id, count, value) ? [[id, value.label ?? '', count]] : [];
      });
    const values = isWhole ? shown : mostFrequent(shown, chosen);
    const isWorthShowing = shown.length > 1 || shown.some(([id]) => chosen.has(id));
    return {
      key,
      ...(!fixedKeys[type ?? ''] && { label: name }),
      values: isWorthShowing ? values : [],
      ...(values.length < shown.length && { more: shown.length - values.length }),
    };
  };
  return present(facets)
    .filter(({ type }) => type !== 'Price')
    .toSorted((a, b) => a.order - b.order)
    .map(viewOf)
    .filter(({ values }) => values.length > 0);
}
