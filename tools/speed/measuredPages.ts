/** The five measured pages, and a cart with one product for those that need one. */
import { requestApi } from './requestApi.ts';

export const pageNames = ['home', 'list', 'product', 'cart', 'checkout'] as const;
export type PageName = (typeof pageNames)[number];

export interface MeasuredPages {
  readonly paths: Readonly<Record<PageName, string>>;
  /** Name and value of the cookie of a visitor with one product in the cart. */
  readonly cartCookie: { readonly name: string; readonly value: string };
}

interface ProductListResponse {
  readonly products: {
    readonly products: readonly {
      readonly canonicalUrl: string;
      readonly skus: readonly {
        readonly skuId: number;
        readonly stock: { readonly totalStock: number };
      }[];
    }[];
  };
}

const listQuery = `{ products(take: 200, categoryAlias: "dam", $scope) {
    products { canonicalUrl skus { skuId stock { totalStock } } }
  } }`;

/** Adds to a cart through the API; the same product in every run on a new shop. */
export async function measuredPages(address: string): Promise<MeasuredPages> {
  const { products } = (await requestApi<ProductListResponse>(address, listQuery)).products;
  const product = products.find(
    ({ skus }) => skus.length > 2 && skus.some(({ stock }) => stock.totalStock > 2),
  );
  const sku = product?.skus.find(({ stock }) => stock.totalStock > 2);
  if (!product || !sku)
    throw new Error(
      'No product of the category dam has three sizes, one of them with three pieces.',
    );
  const { getCart } = await requestApi<{ readonly getCart: { readonly id: string } }>(
    address,
    '{ getCart($scope) { id } }',
  );
  await requestApi(
    address,
    `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${String(sku.skuId)}, quantity: 1 }, $scope) { id } }`,
  );
  return {
    paths: {
      home: '/',
      list: '/c/dam',
      product: product.canonicalUrl,
      cart: '/varukorg',
      checkout: '/kassan',
    },
    cartCookie: { name: 'ralph-cart', value: getCart.id },
  };
}
