/** The groups of a list's facets. */
import { facetId, parseFacetId } from '@solvik/shop-rules';
import type { CatalogueIndex } from './catalogueIndex.ts';

/** Bounds of the discount filter's values, in whole per cent. */
const discountBands = [
  [1, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, 60],
  [61, 100],
] as const;

export function discountFacet(percentage: number): string | undefined {
  const band = discountBands.find(([low, high]) => percentage >= low && percentage <= high);
  return band && facetId.discount(band[0], band[1]);
}

/** Every value of the discount filter: a product has one of them where its price is reduced. */
export const discountFacets: readonly string[] = discountBands.map(([from, to]) =>
  facetId.discount(from, to),
);

/** The group of sizes. */
export const sizeGroup = 'Sku';
const groups = {
  category: 'Category',
  brand: 'Brand',
  size: sizeGroup,
  discount: 'Discount',
} as const;

/** The group of a facet; each parameter identifier forms its own. */
export function facetGroup(text: string, index: Pick<CatalogueIndex, 'parameterValues'>): string {
  const facet = parseFacetId(text);
  return facet?.kind === 'parameter'
    ? (index.parameterValues.get(facet.id)?.identifier ?? text)
    : facet
      ? groups[facet.kind]
      : text;
}

/**
 * Whether a list can be filtered by a facet: what it names exists and is not hidden. Addresses hold
 * whatever has been typed into them, and facets of what has been removed since.
 */
export function isKnownFacet(
  text: string,
  index: Pick<CatalogueIndex, 'categories' | 'brands' | 'sizes' | 'parameterValues'>,
): boolean {
  const facet = parseFacetId(text);
  switch (facet?.kind) {
    case 'category':
      return index.categories.get(facet.id)?.isHidden === false;
    case 'brand':
      return index.brands.has(facet.id);
    case 'parameter':
      return index.parameterValues.has(facet.id);
    case 'size':
      return index.sizes.has(text);
    case 'discount':
      return discountFacets.includes(text);
    case undefined:
      return false;
  }
}
