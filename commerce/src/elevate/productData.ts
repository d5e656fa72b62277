/** Products as the Data API returns them, for the shop’s own data in a response. */

/** The parts of a product that its card shows, and those that contracts.md names. */
export const productParts = `
  productId alias name canonicalUrl firstAvailableOn discountType
  brand { name }
  unitPrice {
    sellingPriceIncVat regularPriceIncVat sellingPriceIncVatFormatted sellingPriceExVatFormatted
    regularPriceIncVatFormatted regularPriceExVatFormatted isDiscounted
  }
  lowestPrice {
    isDiscounted discountPercentage lowestPriceIncVatFormatted lowestPriceExVatFormatted
  }
  productImages { fileName }
  parameterGroups { parameters { identifier name value } }
  discountCampaigns { campaignId name }
  totalStock { totalStock }
  rating { score voteCount }
  variantGroup { variants { productId value label } }
  skus { skuId name stock { totalStock } }
`;

export interface ProductData {
  readonly productId: number;
  readonly alias: string;
  readonly name: string | null;
  readonly canonicalUrl: string | null;
  readonly brand: { readonly name: string | null } | null;
  readonly unitPrice: {
    readonly sellingPriceIncVat: number;
    readonly regularPriceIncVat: number;
    readonly isDiscounted: boolean;
  } | null;
  readonly productImages: readonly ({ readonly fileName: string } | null)[] | null;
  readonly totalStock: { readonly totalStock: number } | null;
  readonly rating: { readonly score: number; readonly voteCount: number } | null;
  readonly variantGroup: {
    readonly variants: readonly ({ readonly productId: number } | null)[] | null;
  } | null;
  readonly skus:
    | readonly ({
        readonly skuId: number;
        readonly name: string | null;
        readonly stock: { readonly totalStock: number } | null;
      } | null)[]
    | null;
}

const scope = '$channelId: String, $marketId: String, $languageId: String';
const inScope = 'channelId: $channelId, marketId: $marketId, languageId: $languageId';

export const productsDocument = `query storefrontSearchProducts(${scope}, $ids: [Int], $take: Int) {
  products(${inScope}, take: $take, filter: { productIds: $ids }) { products { ${productParts} } }
}`;

export const countDocument = `query storefrontSearchCount(${scope}, $filter: FilterInputType) {
  products(${inScope}, filter: $filter, take: 0) { count }
}`;

export const listDocument = `query storefrontSearchList(${scope}, $url: String, $filter: FilterInputType, $skip: Int, $take: Int) {
  products(${inScope}, url: $url, filter: $filter, skip: $skip, take: $take) {
    count
    products { ${productParts} }
    filters {
      price { lowest highest }
      facets { filterId type label values { facetId label count hidden } }
    }
  }
}`;
