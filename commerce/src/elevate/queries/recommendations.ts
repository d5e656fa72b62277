/** Lists of recommended products. Over all lists of a response a product stands once. */
import type { Site } from '@solvik/addresses';
import { recordBehaviour, viewedBy } from '../../behaviour/behaviourStore.ts';
import { BadParameters, type QueryParameters } from '../parameters.ts';
import { type ProductGroup, productGroups, productsById } from '../productGroups.ts';
import { keysOf } from '../productKeys.ts';
import {
  alternativesTo,
  chosenWith,
  inTurn,
  listSize,
  lookAlikesOf,
  maxRead,
  mostSold,
  scopeOf,
  styleWith,
} from '../recommendedProducts.ts';
import type { SearchShop } from '../searchShop.ts';

export type Algorithm =
  | 'ADD_TO_CART_RECS'
  | 'ALTERNATIVES'
  | 'CART'
  | 'PERSONAL'
  | 'RECENTLY_VIEWED'
  | 'STYLE_WITH'
  | 'TOP_PRODUCTS';

/** Lists in which a product may stand again. */
const repeating: ReadonlySet<Algorithm> = new Set(['STYLE_WITH', 'RECENTLY_VIEWED']);

export interface RecommendationList {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly productGroups: readonly ProductGroup[];
}

export interface Recommendations {
  readonly recommendationLists: readonly RecommendationList[];
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
  const excluded = new Set(without);
  const used = new Set(without);
  const read: RecommendationList[] = [];
  for (const { id, algorithm, productIds } of lists) {
    const mayRepeat = repeating.has(algorithm);
    const others = mayRepeat ? excluded : used;
    const wanted = productIds.filter((productId) => !others.has(productId)).slice(0, listSize);
    const products = (await productsById(shop, { site, ids: wanted })).filter(
      ({ totalStock }) => (totalStock?.totalStock ?? 1) > 0,
    );
    if (!mayRepeat) for (const { productId } of products) used.add(productId);
    if (products.length > 0)
      read.push({
        id,
        algorithm,
        productGroups: await productGroups(shop, { site, products, list: algorithm }),
      });
  }
  return read;
}

/** What the visitor looked at, and what resembles it; empty for one who is not remembered. */
export async function personalLists(
  shop: SearchShop,
  { site, visitor }: Pick<QueryParameters, 'site' | 'visitor'>,
): Promise<readonly RecommendationList[]> {
  if (!visitor) return [];
  const scope = await scopeOf(shop, site);
  const viewed = await viewedBy(scope.handle, {
    customerKey: visitor.customerKey,
    limit: listSize,
  });
  const lists = viewed.slice(0, maxRead).flatMap((id) => {
    const product = scope.index.products.get(id);
    return product ? [lookAlikesOf(scope, product)] : [];
  });
  const personal = inTurn(lists).filter((id) => !viewed.includes(id));
  return readLists(shop, site, {
    without: [],
    lists: [
      { id: 'personal', algorithm: 'PERSONAL', productIds: personal },
      { id: 'recently-viewed', algorithm: 'RECENTLY_VIEWED', productIds: viewed },
    ],
  });
}

/** What the market buys most, for a page that has nothing else to show. */
export async function popularLists(
  shop: SearchShop,
  parameters: Pick<QueryParameters, 'site'>,
): Promise<readonly RecommendationList[]> {
  const scope = await scopeOf(shop, parameters.site);
  const lists = [
    { id: 'popular', algorithm: 'TOP_PRODUCTS' as const, productIds: mostSold(scope) },
  ];
  return readLists(shop, parameters.site, { lists, without: [] });
}

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
  const scope = await scopeOf(shop, parameters.site);
  const { site, visitor } = parameters;
  const product = scope.index.products.get(key);
  const own = await productsById(shop, { site, ids: [key] });
  if (!product || own.length === 0) return { productGroup: null, recommendationLists: [] };
  if (visitor)
    await recordBehaviour(scope.handle, {
      visitor,
      market: site.marketId,
      kind: 'viewed',
      productId: key,
      at: new Date(scope.now),
    });
  const chosen = await chosenWith(scope, product);
  const [productGroup = null] = await productGroups(shop, { site, products: own, list: 'product' });
  return {
    productGroup,
    recommendationLists: await readLists(shop, site, {
      without: [key],
      lists: [
        {
          id: 'alternatives',
          algorithm: 'ALTERNATIVES',
          productIds: alternativesTo(scope, chosen),
        },
        {
          id: 'style-with',
          algorithm: 'STYLE_WITH',
          productIds: await styleWith(scope, chosen),
        },
        { id: 'popular', algorithm: 'TOP_PRODUCTS', productIds: mostSold(scope) },
      ],
    }),
  };
}

/** What goes with a cart: what is bought with its products, what resembles them, what is popular. */
export async function cartPage(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<Recommendations> {
  const scope = await scopeOf(shop, parameters.site);
  const keys = keysOf(parameters.text('cart'));
  const products = keys.flatMap((key) => scope.index.products.get(key) ?? []);
  const read = await Promise.all(
    products.slice(0, maxRead).map((product) => chosenWith(scope, product)),
  );
  const bought = await Promise.all(read.map((chosen) => styleWith(scope, chosen)));
  const alike = read.map((chosen) => alternativesTo(scope, chosen));
  return {
    recommendationLists: await readLists(shop, parameters.site, {
      without: keys,
      lists: [
        {
          id: 'cart',
          algorithm: 'CART',
          productIds: [...new Set([...inTurn(bought), ...inTurn(alike)])],
        },
        { id: 'popular', algorithm: 'TOP_PRODUCTS', productIds: mostSold(scope) },
      ],
    }),
  };
}

/** What goes with the product whose size was added, and what resembles it, without the cart's own. */
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
  const scope = await scopeOf(shop, parameters.site);
  const product = row && scope.index.products.get(row.productId);
  const chosen = product && (await chosenWith(scope, product));
  const added = chosen
    ? [...(await styleWith(scope, chosen)), ...alternativesTo(scope, chosen)]
    : [];
  const cart = keysOf(parameters.text('cart'));
  return {
    recommendationLists: await readLists(shop, parameters.site, {
      without: row ? [row.productId, ...cart] : cart,
      lists: [
        {
          id: 'added',
          algorithm: 'ADD_TO_CART_RECS',
          productIds: [...new Set(added)],
        },
        { id: 'popular', algorithm: 'TOP_PRODUCTS', productIds: mostSold(scope) },
      ],
    }),
  };
}
