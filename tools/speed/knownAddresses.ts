/** Existing addresses without duplicates: every product, and lists sorted and filtered by price. */
import { requestApi } from './requestApi.ts';

interface Shop {
  readonly products: { readonly products: readonly { readonly canonicalUrl: string }[] };
  readonly categories: readonly { readonly canonicalUrl: string }[];
}

/** Products in one response of the Data API. */
const pageSize = 600;

const pageQuery = (skip: number) => `{
  products(skip: ${String(skip)}, take: ${String(pageSize)}, filter: { includeCollapsed: true }, $scope) { products { canonicalUrl } }
}`;
const categoryQuery = '{ categories($scope) { canonicalUrl } }';

async function allProducts(address: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const { products } = (await requestApi<Pick<Shop, 'products'>>(address, pageQuery(skip)))
      .products;
    found.push(...products.map(({ canonicalUrl }) => canonicalUrl));
    if (products.length < pageSize) return found;
  }
}

const sorts = ['LATEST', 'PRICE', 'PRICE_DESC'];

/** Lists of `categories` in different selections, an endless series. */
function* listAddresses(categories: readonly string[]): Generator<string> {
  for (let lowest = 100; ; lowest += 1)
    for (const sort of sorts)
      for (const path of categories) yield `${path}?price=x~${String(lowest)}-5000&sort=${sort}`;
}

export interface KnownAddresses {
  readonly products: readonly string[];
  readonly categories: readonly string[];
  /** As many different addresses, products first. */
  readonly take: (count: number) => readonly string[];
}

export async function knownAddresses(address: string): Promise<KnownAddresses> {
  const products = await allProducts(address);
  const shop = await requestApi<Pick<Shop, 'categories'>>(address, categoryQuery);
  const categories = shop.categories.map(({ canonicalUrl }) => canonicalUrl);
  const take = (count: number): readonly string[] => {
    const taken = products.slice(0, count);
    const lists = listAddresses(categories);
    while (taken.length < count) taken.push(lists.next().value as string);
    return taken;
  };
  return { products, categories, take };
}
