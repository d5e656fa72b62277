/** The filters of a list as the search API writes them. */
import type { SortId } from './parameters.ts';

export interface ListFilters {
  readonly price: { readonly lowest: number; readonly highest: number } | null;
  readonly facets:
    | readonly ({
        readonly filterId: string;
        readonly type: string | null;
        readonly label: string | null;
        readonly values:
          | readonly ({
              readonly facetId: string | null;
              readonly label: string | null;
              readonly count: number;
              readonly hidden: boolean;
            } | null)[]
          | null;
      } | null)[]
    | null;
}

interface Value {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
}

interface Named {
  readonly id: string;
  readonly label: string;
  readonly selectedCount: number;
}

export type Facet = Named &
  (
    | { readonly type: 'TEXT' | 'COLOR'; readonly values: readonly Value[] }
    | {
        readonly type: 'SIZE';
        readonly sizeTypes: readonly {
          readonly formats: readonly { readonly values: readonly Value[] }[];
        }[];
      }
    | {
        readonly type: 'RANGE';
        readonly min: number;
        readonly max: number;
        readonly minSelected?: number;
        readonly maxSelected?: number;
      }
  );

export interface Selected {
  readonly facets: readonly string[];
  readonly price: { readonly lowest: number; readonly highest: number } | undefined;
}

type ListFacet = NonNullable<NonNullable<ListFilters['facets']>[number]>;

function valueFacet({ filterId, label, values }: ListFacet, selected: Selected): Facet {
  const shown = (values ?? []).flatMap((value): Value[] => {
    const id = value?.facetId;
    if (!value || !id) return [];
    const isSelected = selected.facets.includes(id);
    return value.hidden && !isSelected
      ? []
      : [{ id, label: value.label ?? id, count: value.count, selected: isSelected }];
  });
  const named = {
    id: filterId,
    label: label ?? filterId,
    selectedCount: shown.filter((value) => value.selected).length,
  };
  if (filterId === 'Sku')
    return { ...named, type: 'SIZE', sizeTypes: [{ formats: [{ values: shown }] }] };
  return { ...named, type: filterId === 'Color' ? 'COLOR' : 'TEXT', values: shown };
}

/** @param priceLabel the name of the price filter in the language */
export function searchFacets(
  filters: ListFilters | null | undefined,
  selected: Selected,
  priceLabel: string,
): readonly Facet[] {
  const facets = (filters?.facets ?? [])
    .filter((facet) => facet !== null)
    .map((facet) => valueFacet(facet, selected));
  const { price } = filters ?? {};
  if (!price || price.highest <= price.lowest) return facets;
  return [
    ...facets,
    {
      id: 'Price',
      label: priceLabel,
      type: 'RANGE',
      selectedCount: selected.price ? 1 : 0,
      min: price.lowest,
      max: price.highest,
      ...(selected.price && {
        minSelected: selected.price.lowest,
        maxSelected: selected.price.highest,
      }),
    },
  ];
}

export interface SortView {
  readonly selected: SortId;
  readonly options: readonly { readonly id: SortId; readonly label: string }[];
}
