/**
 * The catalogue as the Data API returns it, so that a journey chooses its product by what it
 * needs.
 */
import type { APIRequestContext } from '@playwright/test';

export interface CatalogueSize {
  readonly skuId: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly stock: { readonly totalStock: number };
}

export interface CatalogueProduct {
  readonly productId: number;
  readonly name: string;
  readonly canonicalUrl: string;
  readonly skus: readonly CatalogueSize[];
  readonly totalStock: { readonly totalStock: number };
  readonly firstAvailableOn: string | null;
  readonly unitPrice: { readonly isDiscounted: boolean; readonly sellingPriceIncVat: number };
  readonly lowestPrice: {
    readonly isDiscounted: boolean;
    readonly lowestPriceIncVatFormatted: string;
  } | null;
  readonly productImages: readonly { readonly fileName: string }[];
  readonly variantGroup: {
    readonly variants: readonly { readonly productId: number; readonly canonicalUrl: string }[];
  } | null;
}

const fields = `productId name canonicalUrl firstAvailableOn totalStock { totalStock } unitPrice { isDiscounted sellingPriceIncVat } lowestPrice { isDiscounted lowestPriceIncVatFormatted }
  productImages { fileName } variantGroup { variants { productId canonicalUrl } } skus { skuId name articleNumber stock { totalStock } }`;

interface ProductsResponse {
  readonly data: { readonly products: { readonly products: readonly CatalogueProduct[] } };
}

/** The most that the Data API returns at once. */
const pageSize = 600;

/** The products of a Swedish category in the order of the list; of the whole shop without one. */
export async function fetchProducts(
  request: APIRequestContext,
  category?: string,
): Promise<readonly CatalogueProduct[]> {
  const where = `channelId: "se", languageId: "sv-SE", marketId: "se"${category ? `, categoryAlias: "${category}"` : ''}`;
  const products: CatalogueProduct[] = [];
  for (;;) {
    const page = `skip: ${String(products.length)}, take: ${String(pageSize)}`;
    const response = await request.post('/graphql', {
      data: { query: `{ products(${page}, ${where}) { products { ${fields} } } }` },
    });
    const found = ((await response.json()) as ProductsResponse).data.products.products;
    products.push(...found);
    if (found.length < pageSize) return products;
  }
}

/** One product, such as a colour that lists show under another variant. */
export async function fetchProduct(
  request: APIRequestContext,
  productId: number,
): Promise<CatalogueProduct> {
  const response = await request.post('/graphql', {
    data: {
      query: `{ product(productId: ${String(productId)}, channelId: "se", languageId: "sv-SE", marketId: "se") { ${fields} } }`,
    },
  });
  return ((await response.json()) as { readonly data: { readonly product: CatalogueProduct } }).data
    .product;
}

/** The first that meets a need. Fails with the need in words if there is none. */
export function firstMatching<T>(
  items: readonly T[],
  need: string,
  isNeeded: (item: T) => boolean,
): T {
  const found = items.find(isNeeded);
  if (!found) throw new Error(`No product is ${need}.`);
  return found;
}

export const isReleased = ({ firstAvailableOn }: CatalogueProduct): boolean =>
  firstAvailableOn === null || new Date(firstAvailableOn) <= new Date();
export const sizesWith = ({ skus }: CatalogueProduct, pieces: number): readonly CatalogueSize[] =>
  skus.filter(({ stock }) => stock.totalStock >= pieces);

/** A product on sale in more than one size that is there. */
export const inSeveralSizes = (products: readonly CatalogueProduct[]): CatalogueProduct =>
  firstMatching(
    products,
    'there in several sizes',
    (product) => isReleased(product) && sizesWith(product, 1).length > 1,
  );

/** The other colours of a product's style. */
export const fetchOtherColours = (
  request: APIRequestContext,
  { productId: own, variantGroup }: CatalogueProduct,
): Promise<readonly CatalogueProduct[]> =>
  Promise.all(
    (variantGroup?.variants ?? [])
      .filter(({ productId }) => productId !== own)
      .map(({ productId }) => fetchProduct(request, productId)),
  );

/** A product on sale with at least `sizes` sizes of that many pieces each. */
export function buyable(
  products: readonly CatalogueProduct[],
  { sizes = 1, pieces = 3 }: { readonly sizes?: number; readonly pieces?: number } = {},
): CatalogueProduct {
  return firstMatching(
    products,
    `there in ${String(sizes)} sizes of ${String(pieces)}`,
    (product) =>
      isReleased(product) && product.skus.length > 1 && sizesWith(product, pieces).length >= sizes,
  );
}
