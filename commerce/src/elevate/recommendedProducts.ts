/** Which products are recommended: by what people choose together, by likeness, by sales. */
import { facetId, parseFacetId } from '@solvik/shop-rules';
import type { Site } from '@solvik/addresses';
import { boughtTogether, viewedTogether } from '../behaviour/chosenTogether.ts';
import { cachedList } from '../catalogue/cachedList.ts';
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts';
import { categoryLine } from '../catalogue/categoryTree.ts';
import { wholeList } from '../catalogue/filterProducts.ts';
import type { Queries } from '../database/database.ts';
import { lookAlikes } from './lookAlikes.ts';
import type { SearchShop } from './searchShop.ts';

/** Products of one list. */
export const listSize = 12;
/** Products of a category that are compared; the most sold ones. */
const maxCandidates = 300;

/** The deepest category of a product, and those around it. */
function categoriesOf({ categories }: CatalogueIndex, { facets }: IndexedProduct): string[] {
  const lines = facets.flatMap((facet) => {
    const parsed = parseFacetId(facet);
    return parsed?.kind === 'category' ? [categoryLine(categories, parsed.id)] : [];
  });
  const deepest = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return deepest.map(({ categoryId }) => facetId.category(categoryId)).toReversed();
}

export interface Scope {
  readonly index: CatalogueIndex;
  readonly site: Site;
  readonly now: number;
  readonly handle: Queries;
}

export const mostSold = ({ index, site, now }: Scope, category?: string): readonly number[] =>
  cachedList(index, {
    ...wholeList({ market: site.marketId, locale: site.locale, now }),
    scope: category === undefined ? [] : [category],
  }).page(0, maxCandidates);

/** A product with what its visitors also chose, which is read once for all lists about it. */
export interface Chosen {
  readonly product: IndexedProduct;
  readonly together: readonly number[];
}

export const chosenWith = async (scope: Scope, product: IndexedProduct): Promise<Chosen> => ({
  product,
  together: await viewedTogether(scope.handle, { productId: product.id, limit: 4 * listSize }),
});

/** What its visitors also chose of the same category, then what looks alike. */
export function alternativesTo(scope: Scope, { product, together }: Chosen): readonly number[] {
  const [own] = categoriesOf(scope.index, product);
  // Another colour of the same style is no alternative.
  const isOther = (id: number) =>
    product.groupKey === null || scope.index.products.get(id)?.groupKey !== product.groupKey;
  const alike = together.filter((id) => isOf(scope, id, own) && isOther(id)).slice(0, listSize / 2);
  return [...new Set([...alike, ...lookAlikesOf(scope, product)])];
}

/** Whether the market sells the product, and it is of the category. */
function isOf({ index, site }: Scope, id: number, category: string | undefined): boolean {
  const product = index.products.get(id);
  return (
    product?.prices[site.marketId] !== undefined &&
    category !== undefined &&
    product.facets.includes(category)
  );
}

/** What is bought with it, then what its visitors chose of other categories. */
export async function styleWith(
  scope: Scope,
  { product, together }: Chosen,
): Promise<readonly number[]> {
  const [own] = categoriesOf(scope.index, product);
  const bought = await boughtTogether(scope.handle, { productId: product.id, limit: listSize });
  return [...new Set([...bought, ...together.filter((id) => !isOf(scope, id, own))])];
}

/** Look-alikes of the product's own category, filled from the ones around it. */
export function lookAlikesOf(scope: Scope, product: IndexedProduct): readonly number[] {
  const found: number[] = [];
  for (const category of categoriesOf(scope.index, product)) {
    const candidates = mostSold(scope, category).filter((id) => !found.includes(id));
    const limit = listSize - found.length;
    found.push(
      ...lookAlikes(scope.index, { product, market: scope.site.marketId, candidates, limit }),
    );
    if (found.length >= listSize) break;
  }
  return found;
}

/** Products whose recommendations are joined at most. */
export const maxRead = 10;

/** Products of several lists in turn: the first of each, then the second. */
export function inTurn(lists: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const taken = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(taken.flat())];
}

export async function scopeOf({ shop }: SearchShop, site: Site): Promise<Scope> {
  return {
    index: await shop.catalogue.get(),
    site,
    now: shop.clock(),
    handle: shop.database.handle,
  };
}
