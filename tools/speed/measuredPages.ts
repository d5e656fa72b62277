/** The five pages that are measured, and a cart with one thing in it for those that need one. */
import { askApi } from './askApi.ts';

export const pageNames = ['home', 'list', 'product', 'cart', 'checkout'] as const;
export type PageName = (typeof pageNames)[number];

export interface MeasuredPages {
  readonly paths: Readonly<Record<PageName, string>>;
  /** Name and value of the cookie of a visitor with one thing in the cart. */
  readonly cartCookie: { readonly name: string; readonly value: string };
}

interface Shelf {
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

const shelf = `{ products(take: 200, categoryAlias: "dam", $place) {
    products { canonicalUrl skus { skuId stock { totalStock } } }
  } }`;

/** Adds to a cart by the API; the same product in every run on a fresh shop. */
export async function measuredPages(address: string): Promise<MeasuredPages> {
  const { products } = (await askApi<Shelf>(address, shelf)).products;
  const product = products.find(
    ({ skus }) => skus.length > 2 && skus.some(({ stock }) => stock.totalStock > 2),
  );
  const sku = product?.skus.find(({ stock }) => stock.totalStock > 2);
  if (!product || !sku)
    throw new Error(
      'No product of the category dam comes in three sizes, one of them with three pieces.',
    );
  const { getCart } = await askApi<{ readonly getCart: { readonly id: string } }>(
    address,
    '{ getCart($place) { id } }',
  );
  await askApi(
    address,
    `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${String(sku.skuId)}, quantity: 1 }, $place) { id } }`,
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
