import type { IndexedProduct } from './catalogueIndex.ts';

type Sold = Pick<IndexedProduct, 'id' | 'soldCount'>;

/** The products with the most pieces sold first; among equals the older product. */
export const bestSellers = <Product extends Sold>(
  { products }: { readonly products: ReadonlyMap<number, Product> },
  isIncluded: (product: Product) => boolean = () => true,
): readonly Product[] =>
  [...products.values()]
    .filter(isIncluded)
    .toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id);
