/** Lists of recommended products. Over all lists of a response a product stands once. */
import { facetId, parseFacetId } from '@solvik/shop-rules';
import type { Site } from '@solvik/addresses';
import { cachedList } from '../../catalogue/cachedList.ts';
import type { CatalogueIndex, IndexedProduct } from '../../catalogue/catalogueIndex.ts';
import { categoryLine } from '../../catalogue/categoryTree.ts';
import { wholeList } from '../../catalogue/filterProducts.ts';
import { lookAlikes } from '../lookAlikes.ts';
import { BadParameters, type QueryParameters } from '../parameters.ts';
import { type ProductGroup, productGroups, productsById } from '../productGroups.ts';
import type { SearchShop } from '../searchShop.ts';

export type Algorithm = 'ALTERNATIVES' | 'CART' | 'ADD_TO_CART_RECS' | 'TOP_PRODUCTS';

export interface RecommendationList {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly productGroups: readonly ProductGroup[];
}

export interface Recommendations {
  readonly recommendationLists: readonly RecommendationList[];
}

/** Products of one list. */
const listSize = 12;
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

interface Scope {
  readonly index: CatalogueIndex;
  readonly site: Site;
  readonly now: number;
}

const mostSold = ({ index, site, now }: Scope, category?: string): readonly number[] =>
  cachedList(index, {
    ...wholeList({ market: site.marketId, locale: site.locale, now }),
    scope: category === undefined ? [] : [category],
  }).page(0, maxCandidates);

/** Look-alikes of the product's own category, filled from the ones around it. */
function alternativesTo(scope: Scope, product: IndexedProduct): readonly number[] {
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

interface PlannedList {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly productIds: readonly number[];
}

/** Reads the products; what is sold out or was in an earlier list is left out, and an empty list too. */
async function readLists(
  shop: Pick<SearchShop, 'execute'>,
  site: Site,
  {
    lists,
    without,
  }: { readonly lists: readonly PlannedList[]; readonly without: readonly number[] },
): Promise<readonly RecommendationList[]> {
  const used = new Set(without);
  const read: RecommendationList[] = [];
  for (const { id, algorithm, productIds } of lists) {
    const wanted = productIds.filter((productId) => !used.has(productId)).slice(0, listSize);
    const products = (await productsById(shop, { site, ids: wanted })).filter(
      ({ totalStock }) => (totalStock?.totalStock ?? 1) > 0,
    );
    for (const { productId } of products) used.add(productId);
    if (products.length > 0)
      read.push({
        id,
        algorithm,
        productGroups: await productGroups(shop, { site, products, list: algorithm }),
      });
  }
  return read;
}

async function scopeOf({ shop }: SearchShop, { site }: Pick<QueryParameters, 'site'>) {
  return { index: await shop.catalogue.get(), site, now: shop.clock() };
}

/** What the market buys most, for a page that has nothing else to show. */
export async function popularLists(
  shop: SearchShop,
  parameters: Pick<QueryParameters, 'site'>,
): Promise<readonly RecommendationList[]> {
  const scope = await scopeOf(shop, parameters);
  const lists = [
    { id: 'popular', algorithm: 'TOP_PRODUCTS' as const, productIds: mostSold(scope) },
  ];
  return readLists(shop, parameters.site, { lists, without: [] });
}

/** Whole numbers of keys joined by `|`; the first hundred. */
const keysOf = (text: string): readonly number[] =>
  text
    .split('|')
    .filter((key) => /^\d{1,9}$/.test(key))
    .slice(0, 100)
    .map(Number);

export interface ProductPage extends Recommendations {
  readonly productGroup: ProductGroup | null;
}

/** A product with its colours, and what resembles it. */
export async function productPage(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<ProductPage> {
  const [key] = keysOf(parameters.text('productKey'));
  if (key === undefined) throw new BadParameters('productKey is the number of a product.');
  const scope = await scopeOf(shop, parameters);
  const { site } = parameters;
  const product = scope.index.products.get(key);
  const own = await productsById(shop, { site, ids: [key] });
  if (!product || own.length === 0) return { productGroup: null, recommendationLists: [] };
  const [productGroup = null] = await productGroups(shop, { site, products: own, list: 'product' });
  return {
    productGroup,
    recommendationLists: await readLists(shop, site, {
      without: [key],
      lists: [
        {
          id: 'alternatives',
          algorithm: 'ALTERNATIVES',
          productIds: alternativesTo(scope, product),
        },
        { id: 'popular', algorithm: 'TOP_PRODUCTS', productIds: mostSold(scope) },
      ],
    }),
  };
}

/** Look-alikes of several products in turn: the first of each, then the second. */
function inTurn(lists: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const taken = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(taken.flat())];
}

/** What goes with a cart: alternatives to its products in turn, then what is popular. */
export async function cartPage(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<Recommendations> {
  const scope = await scopeOf(shop, parameters);
  const keys = keysOf(parameters.text('cart'));
  const products = keys.flatMap((key) => scope.index.products.get(key) ?? []);
  const maxRead = 10;
  const lists = products.slice(0, maxRead).map((product) => alternativesTo(scope, product));
  return {
    recommendationLists: await readLists(shop, parameters.site, {
      without: keys,
      lists: [
        { id: 'cart', algorithm: 'CART', productIds: inTurn(lists) },
        { id: 'popular', algorithm: 'TOP_PRODUCTS', productIds: mostSold(scope) },
      ],
    }),
  };
}

/** What resembles the product whose size was added, beside the cart's own products. */
export async function addToCartPopup(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<Recommendations> {
  const [variantKey] = keysOf(parameters.text('variantKey'));
  if (variantKey === undefined) throw new BadParameters('variantKey is the number of a SKU.');
  const row = await shop.shop.database.handle
    .selectFrom('skus')
    .select('productId')
    .where('skuId', '=', variantKey)
    .executeTakeFirst();
  const scope = await scopeOf(shop, parameters);
  const product = row && scope.index.products.get(row.productId);
  const cart = keysOf(parameters.text('cart'));
  return {
    recommendationLists: await readLists(shop, parameters.site, {
      without: row ? [row.productId, ...cart] : cart,
      lists: [
        {
          id: 'added',
          algorithm: 'ADD_TO_CART_RECS',
          productIds: product ? alternativesTo(scope, product) : [],
        },
        { id: 'popular', algorithm: 'TOP_PRODUCTS', productIds: mostSold(scope) },
      ],
    }),
  };
}
