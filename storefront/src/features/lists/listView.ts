import type { ProductsQuery } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { type FacetView, facetViews } from './facetViews.ts';
import type { ListSelection, PriceRange } from './listSelection.ts';
import { type ProductCardView, productCardView } from './productCardView.ts';

/** A page of a list as its screen shows it. */
export interface ListView {
  /** Products in the list, on all of its pages. */
  readonly count: number;
  /** Products that the list has without filters; omitted if there are no more, or it is unknown. */
  readonly whole?: number;
  readonly products: readonly ProductCardView[];
  /** Files of the products' second pictures, in their order; empty without, or if sold out. */
  readonly secondPictures?: readonly string[];
  readonly facets?: readonly FacetView[];
  /** The range of the price filter; omitted if all cost the same. */
  readonly price?: PriceRange;
}

export type ListResponse = NonNullable<ProductsQuery['products']> & {
  /** Products in the list without filters. */
  readonly whole?: number | undefined;
};

/** A list of the Data API as its screen shows it with a selection. */
export function listView(
  response: ListResponse | null | undefined,
  selection: ListSelection,
): ListView {
  const count = Number(response?.count ?? 0);
  const whole = Number(response?.whole);
  const price = response?.filters?.price;
  const listed = present(response?.products);
  const products = listed.map(productCardView);
  const secondPictures = listed.map(({ productImages }, at) =>
    products[at]?.isSoldOut ? '' : (productImages?.[1]?.fileName ?? ''),
  );
  const facets = facetViews(response?.filters?.facets, { selection, total: count });
  return {
    count,
    ...(whole > count && { whole }),
    products,
    ...(secondPictures.some(Boolean) && { secondPictures }),
    ...(facets.length > 0 && { facets }),
    ...(price &&
      price.highest > price.lowest && {
        price: { lowest: Math.floor(price.lowest), highest: Math.ceil(price.highest) },
      }),
  };
}
