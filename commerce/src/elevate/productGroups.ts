/** Products in groups: the one that fits, then its colours. */
import type { Site } from '@solvik/addresses';
import { type ProductData, productsDocument } from './productData.ts';
import { ticketOf } from './productKeys.ts';
import { readData, type SearchShop } from './searchShop.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Variant {
  readonly key: string;
  readonly label: string;
  readonly size?: string;
  readonly stockNumber: number;
  readonly listPrice: number;
  readonly sellingPrice: number;
  readonly link: string;
  readonly custom: Record<string, never>;
}

export interface Product {
  readonly key: string;
  readonly title: string;
  readonly brand: string;
  readonly link: string;
  /** Sent back with a notification: market, product, list and position. */
  readonly ticket: string;
  readonly rating?: { readonly average: number; readonly count: number };
  readonly inStock: boolean;
  readonly listPrice: Range;
  readonly sellingPrice: Range;
  readonly variants: readonly Variant[];
  readonly imageInfo: {
    readonly thumbnail: string;
    readonly images: readonly {
      readonly sources: readonly { readonly url: string; readonly width: number }[];
    }[];
  };
  readonly badges: {
    readonly primary: readonly { readonly theme: string }[];
    readonly secondary: readonly { readonly theme: string }[];
  };
  /** `ralph_data` has one entry: the shop’s own data of the product, as JSON text. */
  readonly custom: {
    readonly ralph_data: readonly [{ readonly id: string; readonly label: string }];
  };
}

export interface ProductGroup {
  readonly key: string;
  readonly products: readonly Product[];
  /** Further colours that are not in `products`. */
  readonly remaining: number;
}

/** Widths that the image service renders. */
const widths = [160, 320, 640, 1280] as const;
const thumbnailWidth = 160;
/** Colours of one product in a response, its own included. */
const maxColours = 8;

const imageUrl = (file: string, width: number): string =>
  `/images/${encodeURIComponent(file)}?width=${String(width)}`;

function badgesOf({ unitPrice, totalStock }: ProductData): Product['badges']['primary'] {
  if (totalStock && totalStock.totalStock <= 0) return [{ theme: 'SOLD_OUT' }];
  return unitPrice?.isDiscounted ? [{ theme: 'REDUCED' }] : [];
}

function productOf(data: ProductData, { ticket }: { readonly ticket: string }): Product {
  const { productId, name, brand, canonicalUrl, unitPrice, totalStock, rating } = data;
  const link = canonicalUrl ?? '/';
  const listPrice = unitPrice?.regularPriceIncVat ?? 0;
  const sellingPrice = unitPrice?.sellingPriceIncVat ?? 0;
  const images = (data.productImages ?? []).flatMap((image) => image?.fileName ?? []);
  return {
    key: String(productId),
    title: name ?? '',
    brand: brand?.name ?? '',
    link,
    ticket,
    ...(rating &&
      rating.voteCount > 0 && {
        rating: { average: rating.score, count: rating.voteCount },
      }),
    inStock: (totalStock?.totalStock ?? 1) > 0,
    listPrice: { min: listPrice, max: listPrice },
    sellingPrice: { min: sellingPrice, max: sellingPrice },
    variants: (data.skus ?? []).flatMap((sku) =>
      sku
        ? [
            {
              key: String(sku.skuId),
              label: sku.name ?? '',
              ...(sku.name && { size: sku.name }),
              stockNumber: sku.stock?.totalStock ?? 0,
              listPrice,
              sellingPrice,
              link,
              custom: {},
            },
          ]
        : [],
    ),
    imageInfo: {
      thumbnail: images[0] === undefined ? '' : imageUrl(images[0], thumbnailWidth),
      images: images.map((file) => ({
        sources: widths.map((width) => ({ url: imageUrl(file, width), width })),
      })),
    },
    badges: { primary: badgesOf(data), secondary: [] },
    custom: {
      ralph_data: [{ id: String(productId), label: JSON.stringify({ json: { ...data, images } }) }],
    },
  };
}

const siblingsOf = ({ productId, variantGroup }: ProductData): readonly number[] =>
  (variantGroup?.variants ?? [])
    .flatMap((variant) => variant?.productId ?? [])
    .filter((id) => id !== productId);

export interface GroupRequest {
  readonly site: Site;
  readonly products: readonly ProductData[];
  /** The list that the tickets name: its query, or an algorithm. */
  readonly list: string;
  /** Whether a group has the product’s other colours; else they are counted alone. */
  readonly hasColours?: boolean;
}

/** The products’ groups in the same order, each with the colours that the market sells. */
export async function productGroups(
  shop: Pick<SearchShop, 'execute'>,
  { site, products, list, hasColours = true }: GroupRequest,
): Promise<readonly ProductGroup[]> {
  const shown = new Map(products.map((product) => [product.productId, product]));
  const colours = products.map((product) =>
    hasColours ? siblingsOf(product).slice(0, maxColours - 1) : [],
  );
  const missing = [...new Set(colours.flat())].filter((id) => !shown.has(id));
  for (const sibling of await productsById(shop, { site, ids: missing }))
    shown.set(sibling.productId, sibling);
  return products.map((product, at) => {
    const ids = [product.productId, ...(colours[at] ?? [])];
    const known = ids.flatMap((id) => shown.get(id) ?? []);
    return {
      key: String(product.productId),
      products: known.map((each) =>
        productOf(each, {
          ticket: ticketOf({
            market: site.marketId,
            productId: each.productId,
            list,
            position: at,
          }),
        }),
      ),
      remaining: Math.max(0, siblingsOf(product).length + 1 - known.length),
    };
  });
}

/** Products by id, in that order; those that the market does not sell are left out. */
export async function productsById(
  shop: Pick<SearchShop, 'execute'>,
  { site, ids }: { readonly site: Site; readonly ids: readonly number[] },
): Promise<readonly ProductData[]> {
  if (ids.length === 0) return [];
  const { products } = await readData<{
    readonly products: { readonly products: readonly (ProductData | null)[] | null } | null;
  }>(shop, { document: productsDocument, site, ids, take: ids.length });
  return (products?.products ?? []).filter((product) => product !== null);
}
