/** Lists of recommended products, in which a product stands once. */
import type { Site } from '@solvik/addresses';
import type { QueryParameters } from '../parameters.ts';
import { listDocument, type ProductData } from '../productData.ts';
import { type ProductGroup, productGroups } from '../productGroups.ts';
import { readData, type SearchShop } from '../searchShop.ts';

export type Algorithm = 'TOP_PRODUCTS' | 'NEWEST_PRODUCTS';

export interface RecommendationList {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly productGroups: readonly ProductGroup[];
}

/** Products of one list. */
const listSize = 12;

async function bestOf(
  shop: Pick<SearchShop, 'execute'>,
  { site, sort }: { readonly site: Site; readonly sort: 'MOST_SOLD' | 'LATEST' },
): Promise<readonly ProductData[]> {
  const { products } = await readData<{
    readonly products: { readonly products: readonly (ProductData | null)[] | null } | null;
  }>(shop, { document: listDocument, site, skip: 0, take: listSize, filter: { sort } });
  return (products?.products ?? []).filter(
    (product) => product !== null && (product.totalStock?.totalStock ?? 1) > 0,
  ) as readonly ProductData[];
}

/** What the market buys most, for a page that has nothing else to show. */
export async function popularLists(
  shop: Pick<SearchShop, 'execute'>,
  { site }: Pick<QueryParameters, 'site'>,
): Promise<readonly RecommendationList[]> {
  const products = await bestOf(shop, { site, sort: 'MOST_SOLD' });
  return [
    {
      id: 'popular',
      algorithm: 'TOP_PRODUCTS',
      productGroups: await productGroups(shop, { site, products, list: 'TOP_PRODUCTS' }),
    },
  ];
}
