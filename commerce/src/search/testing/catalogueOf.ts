import type { CatalogueIndex, IndexedProduct } from '../../catalogue/catalogueIndex.ts';

const productOf = (id: number, name: string): IndexedProduct => ({
  id,
  rowVersion: '1',
  key: String(id),
  groupKey: null,
  name: { sv: name },
  articleNumber: '',
  brandId: null,
  facets: [],
  prices: {},
  campaignIds: [],
  firstAvailableOn: 0,
  soldCount: 0,
  rating: { score: 0, voteCount: 0 },
  reviews: [],
});

/**
 * A catalogue of products with these Swedish names.
 * @param brands those of some of the products, each of which is another brand
 */
export function catalogueOf(
  names: Readonly<Record<number, string>>,
  brands: Readonly<Record<number, string>> = {},
): CatalogueIndex {
  const products = Object.entries(names).map(([id, name]) => productOf(Number(id), name));
  return {
    version: '1',
    products: new Map(
      products.map((product) => [
        product.id,
        product.id in brands
          ? { ...product, brandId: product.id, facets: [`b-${product.id}`] }
          : product,
      ]),
    ),
    groups: new Map(),
    categories: new Map(),
    brands: new Map(
      Object.entries(brands).map(([id, name]) => [
        Number(id),
        { brandId: Number(id), key: id, name, alias: id, description: null },
      ]),
    ),
    parameterValues: new Map(),
    sizes: new Map(),
    campaigns: new Map(),
  };
}
