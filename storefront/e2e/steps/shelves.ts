/** What stands on the shelves, as the Data API tells it, so that a journey chooses its product by what it needs of it. */
import type { APIRequestContext } from '@playwright/test';

export interface ShelfSize {
  readonly skuId: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly stock: { readonly totalStock: number };
}

export interface ShelfProduct {
  readonly productId: number;
  readonly name: string;
  readonly canonicalUrl: string;
  readonly skus: readonly ShelfSize[];
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

interface Shelf {
  readonly data: { readonly products: { readonly products: readonly ShelfProduct[] } };
}

/** The first products of a Swedish category, 600 at most, in the order of the list; of the whole shop without one. */
export async function shelf(
  request: APIRequestContext,
  category?: string,
): Promise<readonly ShelfProduct[]> {
  const where = `channelId: "se", languageId: "sv-SE", marketId: "se"${category ? `, categoryAlias: "${category}"` : ''}`;
  const answer = await request.post('/graphql', {
    data: { query: `{ products(take: 600, ${where}) { products { ${fields} } } }` },
  });
  return ((await answer.json()) as Shelf).data.products.products;
}

/** One product, such as a colour that lists show under its sister. */
export async function shelfProduct(
  request: APIRequestContext,
  productId: number,
): Promise<ShelfProduct> {
  const answer = await request.post('/graphql', {
    data: {
      query: `{ product(productId: ${String(productId)}, channelId: "se", languageId: "sv-SE", marketId: "se") { ${fields} } }`,
    },
  });
  return ((await answer.json()) as { readonly data: { readonly product: ShelfProduct } }).data
    .product;
}

/** The first that is as needed. Fails with the need in words when there is none. */
export function firstThat<T>(items: readonly T[], need: string, isNeeded: (item: T) => boolean): T {
  const found = items.find(isNeeded);
  if (!found) throw new Error(`Nothing on the shelf is ${need}.`);
  return found;
}

export const isHere = ({ firstAvailableOn }: ShelfProduct): boolean =>
  firstAvailableOn === null || new Date(firstAvailableOn) <= new Date();
export const sizesWith = ({ skus }: ShelfProduct, pieces: number): readonly ShelfSize[] =>
  skus.filter(({ stock }) => stock.totalStock >= pieces);

/** A product that is sold now, of which at least `sizes` sizes have that many pieces each. */
export function buyable(
  products: readonly ShelfProduct[],
  { sizes = 1, pieces = 3 }: { readonly sizes?: number; readonly pieces?: number } = {},
): ShelfProduct {
  return firstThat(
    products,
    `there in ${String(sizes)} sizes of ${String(pieces)}`,
    (product) =>
      isHere(product) && product.skus.length > 1 && sizesWith(product, pieces).length >= sizes,
  );
}
