/** The storefront's operations. Made from its .graphql files and commerce/schema.graphql by `npm run generate`. */
import type { DataDocument } from '../dataDocument.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressInputType = {
  readonly addressLine1?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly addressLine3?: string | null | undefined;
  readonly careOf?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly entryCode?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type CartItemInputType = {
  readonly groupKey?: string | number | null | undefined;
  readonly id?: string | number | null | undefined;
  readonly message?: string | null | undefined;
  readonly quantity: number;
  readonly skuId?: number | null | undefined;
};

export type CheckoutInputType = {
  readonly acceptedConsents?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly billingAddress?: AddressInputType | null | undefined;
  readonly checkoutUrls?: CheckoutUrlsInputType | null | undefined;
  readonly customerOrderNumber?: string | null | undefined;
  readonly customerType?: CustomerType | null | undefined;
  readonly desiredDeliveryDate?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly externalShippingFee?: number | null | undefined;
  readonly externalShippingId?: string | null | undefined;
  readonly goodsLabel?: string | null | undefined;
  readonly identityNumber?: string | null | undefined;
  readonly merchantData?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly paymentId?: number | null | undefined;
  readonly pickupPoint?: string | null | undefined;
  readonly shippingAddress?: AddressInputType | null | undefined;
  readonly shippingId?: number | null | undefined;
  readonly skipShippingValidation?: boolean | null | undefined;
};

export type CheckoutStatus =
  | 'CUSTOMER_BLACKLISTED'
  | 'OK';

export type CheckoutUrlsInputType = {
  readonly checkoutPageUrl?: string | null | undefined;
  readonly redirectUrl?: string | null | undefined;
  readonly termsPageUrl?: string | null | undefined;
};

export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

export type FilterInputType = {
  readonly articleNumbers?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly brandIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly categoryIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly discountCampaignIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly exclude?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly excludeBrandIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly excludeCategoryIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly excludeDiscountCampaignIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly excludeFacets?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly excludeProductIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly facets?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly filterMode?: FilterMode | null | undefined;
  readonly include?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly includeCollapsed?: boolean | null | undefined;
  readonly includeMode?: IncludeMode | null | undefined;
  readonly ownSizes?: OwnSizesInputType | null | undefined;
  readonly price?: PriceFilterInputType | null | undefined;
  readonly priceListIdentifier?: string | null | undefined;
  readonly productIds?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly searchText?: string | null | undefined;
  readonly sort?: SortType | null | undefined;
};

export type FilterMode =
  | 'BY_GROUP'
  | 'CURRENT';

export type IncludeMode =
  | 'INTERSECT'
  | 'UNION';

/** Facet ids of sizes; each kind narrows only the categories of its own. */
export type OwnSizesInputType = {
  readonly bottoms?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly shoes?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly tops?: ReadonlyArray<string | null | undefined> | null | undefined;
};

export type PageWidgetCollectionFilterInputType = {
  readonly key?: string | null | undefined;
  readonly value?: string | null | undefined;
};

export type PaymentType =
  | 'AVARDA'
  | 'GEINS_PAY'
  | 'KLARNA'
  | 'STANDARD'
  | 'SVEA'
  | 'WALLEY';

export type PriceFilterInputType = {
  readonly highest?: number | null | undefined;
  readonly lowest?: number | null | undefined;
};

export type ReviewFit =
  | 'AS_EXPECTED'
  | 'LARGE'
  | 'SMALL';

export type SortType =
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'BRAND'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'FACET_ORDER'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'VOTES';

export type CartPartsFragment = { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null };

export type GetCartQueryVariables = Exact<{
  id?: string | null | undefined;
  allowExternalShippingFee?: boolean | null | undefined;
  includeCompleted?: boolean | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetCartQuery = { readonly getCart: { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null } | null };

export type AddToCartMutationVariables = Exact<{
  id: string;
  item: CartItemInputType;
  allowExternalShippingFee?: boolean | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type AddToCartMutation = { readonly addToCart: { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null } | null };

export type UpdateCartItemMutationVariables = Exact<{
  id: string;
  item: CartItemInputType;
  allowExternalShippingFee?: boolean | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type UpdateCartItemMutation = { readonly updateCartItem: { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null } | null };

export type SetCartPromoCodeMutationVariables = Exact<{
  id: string;
  promoCode: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SetCartPromoCodeMutation = { readonly setCartPromoCode: { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null } | null };

export type AddressPartsFragment = { readonly firstName: string, readonly lastName: string, readonly careOf: string, readonly addressLine1: string, readonly addressLine2: string, readonly zip: string, readonly city: string, readonly country: string, readonly entryCode: string, readonly mobile: string };

export type CreateOrUpdateCheckoutMutationVariables = Exact<{
  cartId: string;
  checkout?: CheckoutInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type CreateOrUpdateCheckoutMutation = { readonly createOrUpdateCheckout: { readonly email: string | null, readonly checkoutStatus: CheckoutStatus | null, readonly cart: { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null } | null, readonly shippingOptions: ReadonlyArray<{ readonly id: number, readonly displayName: string | null, readonly name: string | null, readonly feeIncVat: number, readonly feeIncVatFormatted: string | null, readonly feeExVatFormatted: string | null, readonly isDefault: boolean, readonly isSelected: boolean, readonly shippingData: string | null, readonly subOptions: ReadonlyArray<{ readonly id: number, readonly displayName: string | null, readonly name: string | null } | null> | null } | null> | null, readonly paymentOptions: ReadonlyArray<{ readonly id: number, readonly displayName: string | null, readonly name: string | null, readonly isDefault: boolean, readonly isSelected: boolean, readonly paymentType: PaymentType | null, readonly feeIncVat: number, readonly feeIncVatFormatted: string | null } | null> | null } | null };

export type ValidateOrderCreationQueryVariables = Exact<{
  cartId: string;
  checkout: CheckoutInputType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ValidateOrderCreationQuery = { readonly validateOrderCreation: { readonly isValid: boolean, readonly message: string | null, readonly memberType: string | null } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
  checkout: CheckoutInputType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type PlaceOrderMutation = { readonly placeOrder: { readonly orderId: string | null, readonly publicId: string | null, readonly status: string | null, readonly redirectUrl: string | null } | null };

export type GetOrderPublicQueryVariables = Exact<{
  publicOrderId: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetOrderPublicQuery = { readonly getOrderPublic: { readonly id: number | null, readonly publicId: string, readonly status: string, readonly createdAt: string | null, readonly currency: string | null, readonly message: string | null, readonly billingAddress: { readonly firstName: string, readonly lastName: string, readonly careOf: string, readonly addressLine1: string, readonly addressLine2: string, readonly zip: string, readonly city: string, readonly country: string, readonly entryCode: string, readonly mobile: string } | null, readonly shippingAddress: { readonly firstName: string, readonly lastName: string, readonly careOf: string, readonly addressLine1: string, readonly addressLine2: string, readonly zip: string, readonly city: string, readonly country: string, readonly entryCode: string, readonly mobile: string } | null, readonly orderTotal: { readonly sellingPriceIncVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly discountIncVat: number, readonly discountIncVatFormatted: string | null } | null, readonly shippingFee: { readonly sellingPriceIncVat: number, readonly sellingPriceIncVatFormatted: string | null } | null, readonly vat: { readonly sellingPriceIncVatFormatted: string | null } | null, readonly shippingDetails: ReadonlyArray<{ readonly name: string } | null> | null, readonly paymentDetails: ReadonlyArray<{ readonly displayName: string, readonly isPaid: boolean, readonly paymentDate: string | null } | null> | null, readonly cart: { readonly id: string | null, readonly promoCode: string | null, readonly isCompleted: boolean, readonly summary: { readonly fixedAmountDiscountIncVat: number, readonly vats: ReadonlyArray<{ readonly rate: number, readonly amount: number } | null> | null, readonly shipping: { readonly amountLeftToFreeShipping: number, readonly amountLeftToFreeShippingFormatted: string | null, readonly feeIncVat: number, readonly feeExVat: number } | null, readonly total: { readonly sellingPriceIncVat: number, readonly sellingPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly vatFormatted: string | null } | null } | null, readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string, readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly action: string | null, readonly actionValue: string | null } | null> | null, readonly items: ReadonlyArray<{ readonly id: string, readonly skuId: number, readonly quantity: number, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number, readonly regularPriceExVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly campaign: { readonly appliedCampaigns: ReadonlyArray<{ readonly campaignId: string } | null> | null, readonly prices: ReadonlyArray<{ readonly discount: number } | null> | null } | null, readonly product: { readonly productId: number, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null } | null> | null } | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly totalStock: number } | null } | null> | null } | null } | null> | null } | null } | null };

export type ProductsWithSkusQueryVariables = Exact<{
  take?: number | null | undefined;
  filter?: FilterInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductsWithSkusQuery = { readonly products: { readonly products: ReadonlyArray<{ readonly productId: number, readonly alias: string, readonly name: string | null, readonly canonicalUrl: string | null, readonly firstAvailableOn: string | null, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly inStock: number, readonly oversellable: number, readonly totalStock: number, readonly static: number | null, readonly incoming: string | null } | null } | null> | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly label: string | null, readonly show: boolean, readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly url: string | null } | null> | null, readonly brand: { readonly name: string | null } | null, readonly lowestPrice: { readonly isDiscounted: boolean, readonly discountPercentage: number, readonly lowestPriceIncVatFormatted: string | null, readonly lowestPriceExVatFormatted: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly totalStock: { readonly totalStock: number } | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null, readonly label: string | null } | null> | null } | null } | null> | null } | null };

export type WidgetAreaQueryVariables = Exact<{
  alias?: string | null | undefined;
  family?: string | null | undefined;
  areaName?: string | null | undefined;
  filters?: ReadonlyArray<PageWidgetCollectionFilterInputType | null | undefined> | PageWidgetCollectionFilterInputType | null | undefined;
  preview?: boolean | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type WidgetAreaQuery = { readonly widgetArea: { readonly id: number, readonly name: string, readonly title: string | null, readonly tags: ReadonlyArray<string | null> | null, readonly meta: { readonly title: string | null, readonly description: string | null } | null, readonly containers: ReadonlyArray<{ readonly id: number, readonly name: string, readonly layout: string, readonly design: string, readonly responsiveMode: string, readonly classNames: ReadonlyArray<string | null> | null, readonly sortOrder: number, readonly widgets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: string, readonly size: string, readonly sortOrder: number, readonly classNames: ReadonlyArray<string | null> | null, readonly configuration: string } | null> | null } | null> | null } | null };

export type CmsPagesQueryVariables = Exact<{
  includeTags?: ReadonlyArray<string | null | undefined> | string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type CmsPagesQuery = { readonly cmsPages: ReadonlyArray<{ readonly id: number, readonly name: string, readonly title: string | null, readonly alias: string | null, readonly canonicalUrl: string | null } | null> | null };

export type MenuItemPartsFragment = { readonly label: string | null, readonly title: string | null, readonly canonicalUrl: string | null, readonly hidden: boolean, readonly order: number };

export type MenuQueryVariables = Exact<{
  menuLocationId?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type MenuQuery = { readonly getMenuAtLocation: { readonly title: string | null, readonly menuItems: ReadonlyArray<{ readonly label: string | null, readonly title: string | null, readonly canonicalUrl: string | null, readonly hidden: boolean, readonly order: number } | null> | null } | null };

export type MenuTreeQueryVariables = Exact<{
  menuLocationId?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type MenuTreeQuery = { readonly getMenuAtLocation: { readonly title: string | null, readonly menuItems: ReadonlyArray<{ readonly label: string | null, readonly title: string | null, readonly canonicalUrl: string | null, readonly hidden: boolean, readonly order: number, readonly children: ReadonlyArray<{ readonly label: string | null, readonly title: string | null, readonly canonicalUrl: string | null, readonly hidden: boolean, readonly order: number, readonly children: ReadonlyArray<{ readonly label: string | null, readonly title: string | null, readonly canonicalUrl: string | null, readonly hidden: boolean, readonly order: number } | null> | null } | null> | null } | null> | null } | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  tags?: ReadonlyArray<string | null | undefined> | string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SubscribeToNewsletterMutation = { readonly subscribeToNewsletter: boolean | null };

export type MonitorProductAvailabilityMutationVariables = Exact<{
  email: string;
  skuId: number;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type MonitorProductAvailabilityMutation = { readonly monitorProductAvailability: boolean | null };

export type UrlHistoryQueryVariables = Exact<{
  url?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type UrlHistoryQuery = { readonly urlHistory: { readonly newUrl: string | null } | null };

export type DetailedReviewsQueryVariables = Exact<{
  alias?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type DetailedReviewsQuery = { readonly reviews: { readonly count: number, readonly averageRating: number, readonly fitVotes: { readonly small: number, readonly asExpected: number, readonly large: number } | null, readonly reviews: ReadonlyArray<{ readonly rating: number, readonly comment: string, readonly author: string, readonly reviewDate: string, readonly language: string, readonly size: string | null, readonly height: number | null, readonly fit: ReviewFit | null } | null> | null } | null };

export type FilterColoursQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type FilterColoursQuery = { readonly filterColours: ReadonlyArray<{ readonly facetId: string, readonly colour: string }> };

export type OrderArrivalQueryVariables = Exact<{
  publicOrderId: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type OrderArrivalQuery = { readonly getOrderPublic: { readonly shippingDetails: ReadonlyArray<{ readonly shippingData: string | null } | null> | null } | null };

export type OrderPaymentTypeQueryVariables = Exact<{
  cartId: string;
  checkout: CheckoutInputType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type OrderPaymentTypeQuery = { readonly validateOrderCreation: { readonly paymentType: string | null } | null };

export type PageAlternatesQueryVariables = Exact<{
  alias: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type PageAlternatesQuery = { readonly pageAlternates: ReadonlyArray<{ readonly url: string, readonly channelId: string }> };

export type PriceHistogramQueryVariables = Exact<{
  categoryAlias?: string | null | undefined;
  brandAlias?: string | null | undefined;
  discountCampaignAlias?: string | null | undefined;
  filter?: FilterInputType | null | undefined;
  lowest: number;
  highest: number;
  bars: number;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type PriceHistogramQuery = { readonly priceHistogram: ReadonlyArray<number> };

export type ProductTwinQueryVariables = Exact<{
  alias: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductTwinQuery = { readonly product: { readonly twin: { readonly isPreloved: boolean, readonly product: { readonly alias: string, readonly canonicalUrl: string | null } } | null } | null };

export type SizeKindsQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SizeKindsQuery = { readonly sizeKinds: ReadonlyArray<{ readonly kind: string, readonly categoryIds: ReadonlyArray<number>, readonly sizes: ReadonlyArray<{ readonly facetId: string, readonly label: string }> }> };

export type WithdrawnProductQueryVariables = Exact<{
  alias: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type WithdrawnProductQuery = { readonly withdrawnProduct: { readonly name: string, readonly category: { readonly alias: string | null, readonly name: string, readonly canonicalUrl: string } | null } | null };

export type ShownPricePartsFragment = { readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean };

export type ProductQueryVariables = Exact<{
  alias?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductQuery = { readonly product: { readonly articleNumber: string | null, readonly productId: number, readonly alias: string, readonly name: string | null, readonly canonicalUrl: string | null, readonly firstAvailableOn: string | null, readonly primaryCategory: { readonly categoryId: number } | null, readonly productImages: ReadonlyArray<{ readonly tags: ReadonlyArray<string | null> | null, readonly fileName: string } | null> | null, readonly unitPrice: { readonly sellingPriceIncVat: number, readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly discountCampaigns: ReadonlyArray<{ readonly name: string | null, readonly hideTitle: boolean | null, readonly ruleType: string | null, readonly canonicalUrl: string | null } | null> | null, readonly priceLog: ReadonlyArray<{ readonly date: string, readonly sellingPriceIncVat: number, readonly regularPriceIncVat: number } | null> | null, readonly variantGroup: { readonly variantGroupId: number, readonly variants: ReadonlyArray<{ readonly alias: string | null, readonly canonicalUrl: string | null, readonly primaryImage: string | null, readonly productId: number, readonly value: string | null, readonly label: string | null } | null> | null } | null, readonly texts: { readonly text1: string | null, readonly text2: string | null, readonly text3: string | null } | null, readonly meta: { readonly description: string | null } | null, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly url: string | null } | null> | null, readonly skus: ReadonlyArray<{ readonly skuId: number, readonly name: string | null, readonly stock: { readonly inStock: number, readonly oversellable: number, readonly totalStock: number, readonly static: number | null, readonly incoming: string | null } | null } | null> | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly label: string | null, readonly show: boolean, readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly rating: { readonly score: number, readonly voteCount: number } | null, readonly alternativeUrls: ReadonlyArray<{ readonly url: string, readonly channelId: string } | null> | null, readonly brand: { readonly name: string | null } | null, readonly lowestPrice: { readonly isDiscounted: boolean, readonly discountPercentage: number, readonly lowestPriceIncVatFormatted: string | null, readonly lowestPriceExVatFormatted: string | null } | null, readonly totalStock: { readonly totalStock: number } | null } | null };

export type RelatedProductsQueryVariables = Exact<{
  alias: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type RelatedProductsQuery = { readonly relatedProducts: ReadonlyArray<{ readonly alias: string, readonly name: string | null, readonly canonicalUrl: string | null, readonly brand: { readonly name: string | null } | null, readonly unitPrice: { readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null } | null> | null };

export type ReviewsQueryVariables = Exact<{
  alias?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ReviewsQuery = { readonly reviews: { readonly count: number, readonly averageRating: number, readonly reviews: ReadonlyArray<{ readonly rating: number, readonly comment: string, readonly author: string, readonly reviewDate: string } | null> | null } | null };

export type ProductCardPartsFragment = { readonly productId: number, readonly alias: string, readonly name: string | null, readonly canonicalUrl: string | null, readonly firstAvailableOn: string | null, readonly brand: { readonly name: string | null } | null, readonly unitPrice: { readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly lowestPrice: { readonly isDiscounted: boolean, readonly discountPercentage: number, readonly lowestPriceIncVatFormatted: string | null, readonly lowestPriceExVatFormatted: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly totalStock: { readonly totalStock: number } | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null, readonly label: string | null } | null> | null } | null };

export type ProductsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
  categoryAlias?: string | null | undefined;
  brandAlias?: string | null | undefined;
  discountCampaignAlias?: string | null | undefined;
  filter?: FilterInputType | null | undefined;
  searchText?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductsQuery = { readonly products: { readonly count: number, readonly products: ReadonlyArray<{ readonly productId: number, readonly alias: string, readonly name: string | null, readonly canonicalUrl: string | null, readonly firstAvailableOn: string | null, readonly brand: { readonly name: string | null } | null, readonly unitPrice: { readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly lowestPrice: { readonly isDiscounted: boolean, readonly discountPercentage: number, readonly lowestPriceIncVatFormatted: string | null, readonly lowestPriceExVatFormatted: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly totalStock: { readonly totalStock: number } | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null, readonly label: string | null } | null> | null } | null } | null> | null, readonly filters: { readonly price: { readonly lowest: number, readonly highest: number } | null, readonly facets: ReadonlyArray<{ readonly filterId: string, readonly type: string | null, readonly group: string | null, readonly label: string | null, readonly order: number, readonly values: ReadonlyArray<{ readonly _id: string, readonly facetId: string | null, readonly label: string | null, readonly order: number, readonly count: number, readonly hidden: boolean } | null> | null } | null> | null } | null } | null, readonly whole: { readonly count: number } | null };

export type ProductRowQueryVariables = Exact<{
  take?: number | null | undefined;
  categoryAlias?: string | null | undefined;
  brandAlias?: string | null | undefined;
  discountCampaignAlias?: string | null | undefined;
  filter?: FilterInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductRowQuery = { readonly products: { readonly products: ReadonlyArray<{ readonly productId: number, readonly alias: string, readonly name: string | null, readonly canonicalUrl: string | null, readonly firstAvailableOn: string | null, readonly brand: { readonly name: string | null } | null, readonly unitPrice: { readonly sellingPriceIncVatFormatted: string | null, readonly sellingPriceExVatFormatted: string | null, readonly regularPriceIncVatFormatted: string | null, readonly regularPriceExVatFormatted: string | null, readonly isDiscounted: boolean } | null, readonly lowestPrice: { readonly isDiscounted: boolean, readonly discountPercentage: number, readonly lowestPriceIncVatFormatted: string | null, readonly lowestPriceExVatFormatted: string | null } | null, readonly productImages: ReadonlyArray<{ readonly fileName: string } | null> | null, readonly parameterGroups: ReadonlyArray<{ readonly parameters: ReadonlyArray<{ readonly identifier: string | null, readonly name: string | null, readonly value: string | null } | null> | null } | null> | null, readonly totalStock: { readonly totalStock: number } | null, readonly variantGroup: { readonly variants: ReadonlyArray<{ readonly productId: number, readonly value: string | null, readonly label: string | null } | null> | null } | null } | null> | null } | null };

export type ListPageInfoQueryVariables = Exact<{
  url?: string | null | undefined;
  alias?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ListPageInfoQuery = { readonly listPageInfo: { readonly name: string, readonly hideTitle: boolean, readonly hideDescription: boolean, readonly canonicalUrl: string | null, readonly primaryDescription: string | null, readonly meta: { readonly title: string | null, readonly description: string | null } | null, readonly subCategories: ReadonlyArray<{ readonly name: string, readonly canonicalUrl: string } | null> | null, readonly alternativeUrls: ReadonlyArray<{ readonly url: string, readonly channelId: string } | null> | null } | null };

export type BrandsQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type BrandsQuery = { readonly brands: ReadonlyArray<{ readonly name: string | null, readonly alias: string | null, readonly canonicalUrl: string | null } | null> | null };

export type CategoriesQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type CategoriesQuery = { readonly categories: ReadonlyArray<{ readonly name: string, readonly alias: string | null, readonly canonicalUrl: string, readonly primaryImage: string | null } | null> | null };

export type SitemapProductsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SitemapProductsQuery = { readonly products: { readonly count: number, readonly products: ReadonlyArray<{ readonly canonicalUrl: string | null, readonly alternativeUrls: ReadonlyArray<{ readonly url: string, readonly channelId: string } | null> | null } | null> | null } | null };

export type SitemapCategoriesQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SitemapCategoriesQuery = { readonly categories: ReadonlyArray<{ readonly canonicalUrl: string, readonly alternativeUrls: ReadonlyArray<{ readonly url: string, readonly channelId: string } | null> | null } | null> | null };

export type SitemapPagesQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SitemapPagesQuery = { readonly cmsPages: ReadonlyArray<{ readonly alias: string | null, readonly canonicalUrl: string | null } | null> | null };

export const getCartDocument: DataDocument<GetCartQuery, GetCartQueryVariables> = {
  name: 'getCart',
  kind: 'query',
  hash: '2f68e43a206a28a3a4ee34dacd9a26e9b16d07edb94bcf6088c0d71c145f467a',
  text: "query getCart($id:String$allowExternalShippingFee:Boolean$includeCompleted:Boolean$channelId:String$languageId:String$marketId:String){getCart(id:$id allowExternalShippingFee:$allowExternalShippingFee includeCompleted:$includeCompleted channelId:$channelId languageId:$languageId marketId:$marketId){...CartParts}}fragment CartParts on CartType{id promoCode isCompleted appliedCampaigns{campaignId name hideTitle ruleType action actionValue}items{id skuId quantity unitPrice{sellingPriceIncVat regularPriceIncVat regularPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted isDiscounted}campaign{appliedCampaigns{campaignId}prices{discount}}product{productId name canonicalUrl brand{name}productImages{fileName}variantGroup{variants{productId value}}parameterGroups{parameters{identifier name value}}skus{skuId name stock{totalStock}}}}summary{fixedAmountDiscountIncVat shipping{amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeIncVat feeExVat}total{sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vatFormatted}}}",
};

export const addToCartDocument: DataDocument<AddToCartMutation, AddToCartMutationVariables> = {
  name: 'addToCart',
  kind: 'mutation',
  hash: '051272d2d8764ff0fb92c3d4646da924eb53bc885723dd65bcc04fb165752f0c',
  text: "mutation addToCart($id:String!$item:CartItemInputType!$allowExternalShippingFee:Boolean$channelId:String$languageId:String$marketId:String){addToCart(id:$id item:$item allowExternalShippingFee:$allowExternalShippingFee channelId:$channelId languageId:$languageId marketId:$marketId){...CartParts}}fragment CartParts on CartType{id promoCode isCompleted appliedCampaigns{campaignId name hideTitle ruleType action actionValue}items{id skuId quantity unitPrice{sellingPriceIncVat regularPriceIncVat regularPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted isDiscounted}campaign{appliedCampaigns{campaignId}prices{discount}}product{productId name canonicalUrl brand{name}productImages{fileName}variantGroup{variants{productId value}}parameterGroups{parameters{identifier name value}}skus{skuId name stock{totalStock}}}}summary{fixedAmountDiscountIncVat shipping{amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeIncVat feeExVat}total{sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vatFormatted}}}",
};

export const updateCartItemDocument: DataDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables> = {
  name: 'updateCartItem',
  kind: 'mutation',
  hash: 'fc32fd5c5ac1917230be6cee2dea17ffa975f8d057335cc117ade5d34f66a1ee',
  text: "mutation updateCartItem($id:String!$item:CartItemInputType!$allowExternalShippingFee:Boolean$channelId:String$languageId:String$marketId:String){updateCartItem(id:$id item:$item allowExternalShippingFee:$allowExternalShippingFee channelId:$channelId languageId:$languageId marketId:$marketId){...CartParts}}fragment CartParts on CartType{id promoCode isCompleted appliedCampaigns{campaignId name hideTitle ruleType action actionValue}items{id skuId quantity unitPrice{sellingPriceIncVat regularPriceIncVat regularPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted isDiscounted}campaign{appliedCampaigns{campaignId}prices{discount}}product{productId name canonicalUrl brand{name}productImages{fileName}variantGroup{variants{productId value}}parameterGroups{parameters{identifier name value}}skus{skuId name stock{totalStock}}}}summary{fixedAmountDiscountIncVat shipping{amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeIncVat feeExVat}total{sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vatFormatted}}}",
};

export const setCartPromoCodeDocument: DataDocument<SetCartPromoCodeMutation, SetCartPromoCodeMutationVariables> = {
  name: 'setCartPromoCode',
  kind: 'mutation',
  hash: '5344cdb05f2b603a67d480a4d54961f1c79bc09a21f72b18dbd006d7ab77461f',
  text: "mutation setCartPromoCode($id:String!$promoCode:String!$channelId:String$languageId:String$marketId:String){setCartPromoCode(id:$id promoCode:$promoCode channelId:$channelId languageId:$languageId marketId:$marketId){...CartParts}}fragment CartParts on CartType{id promoCode isCompleted appliedCampaigns{campaignId name hideTitle ruleType action actionValue}items{id skuId quantity unitPrice{sellingPriceIncVat regularPriceIncVat regularPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted isDiscounted}campaign{appliedCampaigns{campaignId}prices{discount}}product{productId name canonicalUrl brand{name}productImages{fileName}variantGroup{variants{productId value}}parameterGroups{parameters{identifier name value}}skus{skuId name stock{totalStock}}}}summary{fixedAmountDiscountIncVat shipping{amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeIncVat feeExVat}total{sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vatFormatted}}}",
};

export const createOrUpdateCheckoutDocument: DataDocument<CreateOrUpdateCheckoutMutation, CreateOrUpdateCheckoutMutationVariables> = {
  name: 'createOrUpdateCheckout',
  kind: 'mutation',
  hash: '3a54ca308a2337620a7203cff09d33e749aaa51567e1155f1071e7c0adf677cb',
  text: "mutation createOrUpdateCheckout($cartId:String!$checkout:CheckoutInputType$channelId:String$languageId:String$marketId:String){createOrUpdateCheckout(cartId:$cartId checkout:$checkout channelId:$channelId languageId:$languageId marketId:$marketId){email checkoutStatus cart{...CartParts}shippingOptions{id displayName name feeIncVat feeIncVatFormatted feeExVatFormatted isDefault isSelected shippingData subOptions{id displayName name}}paymentOptions{id displayName name isDefault isSelected paymentType feeIncVat feeIncVatFormatted}}}fragment CartParts on CartType{id promoCode isCompleted appliedCampaigns{campaignId name hideTitle ruleType action actionValue}items{id skuId quantity unitPrice{sellingPriceIncVat regularPriceIncVat regularPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted isDiscounted}campaign{appliedCampaigns{campaignId}prices{discount}}product{productId name canonicalUrl brand{name}productImages{fileName}variantGroup{variants{productId value}}parameterGroups{parameters{identifier name value}}skus{skuId name stock{totalStock}}}}summary{fixedAmountDiscountIncVat shipping{amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeIncVat feeExVat}total{sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vatFormatted}}}",
};

export const validateOrderCreationDocument: DataDocument<ValidateOrderCreationQuery, ValidateOrderCreationQueryVariables> = {
  name: 'validateOrderCreation',
  kind: 'query',
  hash: '2eb175723af9030fd0a2b8462db4f761da67b1c1fd272134914915289897e74a',
  text: "query validateOrderCreation($cartId:String!$checkout:CheckoutInputType!$channelId:String$languageId:String$marketId:String){validateOrderCreation(cartId:$cartId checkout:$checkout channelId:$channelId languageId:$languageId marketId:$marketId){isValid message memberType}}",
};

export const placeOrderDocument: DataDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  name: 'placeOrder',
  kind: 'mutation',
  hash: 'f2f290ff750f727ddb8f3fe6b2b8292285f524b9ff07f6d5b0430db7f986d07d',
  text: "mutation placeOrder($cartId:String!$checkout:CheckoutInputType!$channelId:String$languageId:String$marketId:String){placeOrder(cartId:$cartId checkout:$checkout channelId:$channelId languageId:$languageId marketId:$marketId){orderId publicId status redirectUrl}}",
};

export const getOrderPublicDocument: DataDocument<GetOrderPublicQuery, GetOrderPublicQueryVariables> = {
  name: 'getOrderPublic',
  kind: 'query',
  hash: 'f0065425b95b0494b49c5d242fc099e3be1eb4e368e18c90e3f20202395c2a69',
  text: "query getOrderPublic($publicOrderId:Guid!$channelId:String$languageId:String$marketId:String){getOrderPublic(publicOrderId:$publicOrderId channelId:$channelId languageId:$languageId marketId:$marketId){id publicId status createdAt currency message billingAddress{...AddressParts}shippingAddress{...AddressParts}orderTotal{sellingPriceIncVat sellingPriceIncVatFormatted discountIncVat discountIncVatFormatted}shippingFee{sellingPriceIncVat sellingPriceIncVatFormatted}vat{sellingPriceIncVatFormatted}shippingDetails{name}paymentDetails{displayName isPaid paymentDate}cart{...CartParts summary{vats{rate amount}}}}}fragment AddressParts on AddressType{firstName lastName careOf addressLine1 addressLine2 zip city country entryCode mobile}fragment CartParts on CartType{id promoCode isCompleted appliedCampaigns{campaignId name hideTitle ruleType action actionValue}items{id skuId quantity unitPrice{sellingPriceIncVat regularPriceIncVat regularPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted isDiscounted}campaign{appliedCampaigns{campaignId}prices{discount}}product{productId name canonicalUrl brand{name}productImages{fileName}variantGroup{variants{productId value}}parameterGroups{parameters{identifier name value}}skus{skuId name stock{totalStock}}}}summary{fixedAmountDiscountIncVat shipping{amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeIncVat feeExVat}total{sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vatFormatted}}}",
};

export const productsWithSkusDocument: DataDocument<ProductsWithSkusQuery, ProductsWithSkusQueryVariables> = {
  name: 'productsWithSkus',
  kind: 'query',
  hash: '121ab2ebd7578c194c2fe3e1f2628a100704cd5f78d48a8ed4cb18160d9a6f7d',
  text: "query productsWithSkus($take:Int$filter:FilterInputType$channelId:String$languageId:String$marketId:String){products(skip:0 take:$take filter:$filter channelId:$channelId languageId:$languageId marketId:$marketId){products{...ProductCardParts unitPrice{sellingPriceIncVat}skus{skuId name stock{inStock oversellable totalStock static incoming}}parameterGroups{parameters{label show}}breadcrumbs{name url}}}}fragment ProductCardParts on ProductType{productId alias name canonicalUrl firstAvailableOn brand{name}unitPrice{...ShownPriceParts}lowestPrice{isDiscounted discountPercentage lowestPriceIncVatFormatted lowestPriceExVatFormatted}productImages{fileName}parameterGroups{parameters{identifier name value}}totalStock{totalStock}variantGroup{variants{productId value label}}}fragment ShownPriceParts on PriceType{sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted isDiscounted}",
};

export const widgetAreaDocument: DataDocument<WidgetAreaQuery, WidgetAreaQueryVariables> = {
  name: 'widgetArea',
  kind: 'query',
  hash: 'd4e5516e23ce26d7baf9edb7a4386d96b21fde370ba79dbf0b9cef97c40655e4',
  text: "query widgetArea($alias:String$family:String$areaName:String$filters:[PageWidgetCollectionFilterInputType]$preview:Boolean$channelId:String$languageId:String$marketId:String){widgetArea(alias:$alias family:$family areaName:$areaName filters:$filters preview:$preview channelId:$channelId languageId:$languageId marketId:$marketId){id name title tags meta{title description}containers{id name layout design responsiveMode classNames sortOrder widgets{id name type size sortOrder classNames configuration}}}}",
};

export const cmsPagesDocument: DataDocument<CmsPagesQuery, CmsPagesQueryVariables> = {
  name: 'cmsPages',
  kind: 'query',
  hash: '2999bbd0a0abc99d2028ff96f2919eb77c3784a7594c90241ab81885c01adce0',
  text: "query cmsPages($includeTags:[String]$channelId:String$languageId:String$marketId:String){cmsPages(includeTags:$includeTags channelId:$channelId languageId:$languageId marketId:$marketId){id name title alias canonicalUrl}}",
};

export const menuDocument: DataDocument<MenuQuery, MenuQueryVariables> = {
  name: 'menu',
  kind: 'query',
  hash: '9b4a88e542c7bd0d06a5585bde8b1fc6a708d4545a4ee54a7658bad2cc52517a',
  text: "query menu($menuLocationId:String$channelId:String$languageId:String$marketId:String){getMenuAtLocation(menuLocationId:$menuLocationId channelId:$channelId languageId:$languageId marketId:$marketId){title menuItems{...MenuItemParts}}}fragment MenuItemParts on MenuItemType{label title canonicalUrl hidden order}",
};

export const menuTreeDocument: DataDocument<MenuTreeQuery, MenuTreeQueryVariables> = {
  name: 'menuTree',
  kind: 'query',
  hash: '6b435f9a7cd5951cbb8edde971fa56035a61fe762ea0eb08ee8b18f1886d2c06',
  text: "query menuTree($menuLocationId:String$channelId:String$languageId:String$marketId:String){getMenuAtLocation(menuLocationId:$menuLocationId channelId:$channelId languageId:$languageId marketId:$marketId){title menuItems{...MenuItemParts children{...MenuItemParts children{...MenuItemParts}}}}}fragment MenuItemParts on MenuItemType{label title canonicalUrl hidden order}",
};

export const subscribeToNewsletterDocument: DataDocument<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = {
  name: 'subscribeToNewsletter',
  kind: 'mutation',
  hash: 'f1d58ed06f98c52caa2bc122741f61a26b54292dcdd2a90e6807055d7954cf55',
  text: "mutation subscribeToNewsletter($email:String!$tags:[String]$channelId:String$languageId:String$marketId:String){subscribeToNewsletter(email:$email tags:$tags channelId:$channelId languageId:$languageId marketId:$marketId)}",
};

export const monitorProductAvailabilityDocument: DataDocument<MonitorProductAvailabilityMutation, MonitorProductAvailabilityMutationVariables> = {
  name: 'monitorProductAvailability',
  kind: 'mutation',
  hash: '769e24e987fbe55b6c8c99fb31e851a587420d00d0db5e459227c8fbe506e092',
  text: "mutation monitorProductAvailability($email:String!$skuId:Int!$channelId:String$languageId:String$marketId:String){monitorProductAvailability(email:$email skuId:$skuId channelId:$channelId languageId:$languageId marketId:$marketId)}",
};

export const urlHistoryDocument: DataDocument<UrlHistoryQuery, UrlHistoryQueryVariables> = {
  name: 'urlHistory',
  kind: 'query',
  hash: '92053be6d3e6d45048dfc0ec5cd6b443045a8ede51f79569a7da461c7ad54331',
  text: "query urlHistory($url:String$channelId:String$languageId:String$marketId:String){urlHistory(url:$url channelId:$channelId languageId:$languageId marketId:$marketId){newUrl}}",
};

export const detailedReviewsDocument: DataDocument<DetailedReviewsQuery, DetailedReviewsQueryVariables> = {
  name: 'detailedReviews',
  kind: 'query',
  hash: '34483df66e7bce34db8927d1da14a8257abd1e4ebda218e96c479809f4cd84a3',
  text: "query detailedReviews($alias:String$skip:Int$take:Int$channelId:String$languageId:String$marketId:String){reviews(alias:$alias skip:$skip take:$take channelId:$channelId languageId:$languageId marketId:$marketId){count averageRating fitVotes{small asExpected large}reviews{rating comment author reviewDate language size height fit}}}",
};

export const filterColoursDocument: DataDocument<FilterColoursQuery, FilterColoursQueryVariables> = {
  name: 'filterColours',
  kind: 'query',
  hash: 'eecc5ba9573e1fa0553fa586041635c5d6f41444c1eaf156f3a4551902017a77',
  text: "query filterColours($channelId:String$languageId:String$marketId:String){filterColours(channelId:$channelId languageId:$languageId marketId:$marketId){facetId colour}}",
};

export const orderArrivalDocument: DataDocument<OrderArrivalQuery, OrderArrivalQueryVariables> = {
  name: 'orderArrival',
  kind: 'query',
  hash: '4555872b838686a91a51b97ea36fce7f9264012e95770ea8c6691fa3d33296e3',
  text: "query orderArrival($publicOrderId:Guid!$channelId:String$languageId:String$marketId:String){getOrderPublic(publicOrderId:$publicOrderId channelId:$channelId languageId:$languageId marketId:$marketId){shippingDetails{shippingData}}}",
};

export const orderPaymentTypeDocument: DataDocument<OrderPaymentTypeQuery, OrderPaymentTypeQueryVariables> = {
  name: 'orderPaymentType',
  kind: 'query',
  hash: 'e1e67fac2840cb43a4807a0453a1590fc028cd7d0940e36890d09fb5989dde76',
  text: "query orderPaymentType($cartId:String!$checkout:CheckoutInputType!$channelId:String$languageId:String$marketId:String){validateOrderCreation(cartId:$cartId checkout:$checkout channelId:$channelId languageId:$languageId marketId:$marketId){paymentType}}",
};

export const pageAlternatesDocument: DataDocument<PageAlternatesQuery, PageAlternatesQueryVariables> = {
  name: 'pageAlternates',
  kind: 'query',
  hash: 'e44935577ad0287b9d593f3c1a43d104968ed98af983d22f5a2095183621e194',
  text: "query pageAlternates($alias:String!$channelId:String$languageId:String$marketId:String){pageAlternates(alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){url channelId}}",
};

export const priceHistogramDocument: DataDocument<PriceHistogramQuery, PriceHistogramQueryVariables> = {
  name: 'priceHistogram',
  kind: 'query',
  hash: 'c266dded535b79202894b623b38468573c0003b75822bf069d92d114a8f165fd',
  text: "query priceHistogram($categoryAlias:String$brandAlias:String$discountCampaignAlias:String$filter:FilterInputType$lowest:Float!$highest:Float!$bars:Int!$channelId:String$languageId:String$marketId:String){priceHistogram(categoryAlias:$categoryAlias brandAlias:$brandAlias discountCampaignAlias:$discountCampaignAlias filter:$filter lowest:$lowest highest:$highest bars:$bars channelId:$channelId languageId:$languageId marketId:$marketId)}",
};

export const productTwinDocument: DataDocument<ProductTwinQuery, ProductTwinQueryVariables> = {
  name: 'productTwin',
  kind: 'query',
  hash: 'e21d3b8375c150c7cad79bd4f595f6cde902580ac91dd8ccea90404195149b49',
  text: "query productTwin($alias:String!$channelId:String$languageId:String$marketId:String){product(alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){twin{isPreloved product{alias canonicalUrl}}}}",
};

export const sizeKindsDocument: DataDocument<SizeKindsQuery, SizeKindsQueryVariables> = {
  name: 'sizeKinds',
  kind: 'query',
  hash: '806615779a9594a930eecfe325bfffdf87e16574c3c2d5fd148fa7c9bbba4f52',
  text: "query sizeKinds($channelId:String$languageId:String$marketId:String){sizeKinds(channelId:$channelId languageId:$languageId marketId:$marketId){kind categoryIds sizes{facetId label}}}",
};

export const withdrawnProductDocument: DataDocument<WithdrawnProductQuery, WithdrawnProductQueryVariables> = {
  name: 'withdrawnProduct',
  kind: 'query',
  hash: '609fe916e22bc85308e2eaa6631818218026e69004a1f2b997ff0d56314b3eeb',
  text: "query withdrawnProduct($alias:String!$channelId:String$languageId:String$marketId:String){withdrawnProduct(alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){name category{alias name canonicalUrl}}}",
};

export const productDocument: DataDocument<ProductQuery, ProductQueryVariables> = {
  name: 'product',
  kind: 'query',
  hash: 'df73dc456d33b4c24badda777752a662b08718099c30a9e847b76a3cc40959e0',
  text: "query product($alias:String$channelId:String$languageId:String$marketId:String){product(alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){...ProductCardParts articleNumber primaryCategory{categoryId}productImages{tags}unitPrice{sellingPriceIncVat}discountCampaigns{name hideTitle ruleType canonicalUrl}priceLog{date sellingPriceIncVat regularPriceIncVat}variantGroup{variantGroupId variants{alias canonicalUrl primaryImage}}texts{text1 text2 text3}meta{description}breadcrumbs{name url}skus{skuId name stock{inStock oversellable totalStock static incoming}}parameterGroups{parameters{label show}}rating{score voteCount}alternativeUrls{url channelId}}}fragment ProductCardParts on ProductType{productId alias name canonicalUrl firstAvailableOn brand{name}unitPrice{...ShownPriceParts}lowestPrice{isDiscounted discountPercentage lowestPriceIncVatFormatted lowestPriceExVatFormatted}productImages{fileName}parameterGroups{parameters{identifier name value}}totalStock{totalStock}variantGroup{variants{productId value label}}}fragment ShownPriceParts on PriceType{sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted isDiscounted}",
};

export const relatedProductsDocument: DataDocument<RelatedProductsQuery, RelatedProductsQueryVariables> = {
  name: 'relatedProducts',
  kind: 'query',
  hash: '136242b99d493d557b22c48eeed65db9bb6684418f38d9580ff32ecced56ee2b',
  text: "query relatedProducts($alias:String!$channelId:String$languageId:String$marketId:String){relatedProducts(alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){alias name canonicalUrl brand{name}unitPrice{...ShownPriceParts}productImages{fileName}}}fragment ShownPriceParts on PriceType{sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted isDiscounted}",
};

export const reviewsDocument: DataDocument<ReviewsQuery, ReviewsQueryVariables> = {
  name: 'reviews',
  kind: 'query',
  hash: '103ec94acbc0d3390a3ae68bd03333773c36b890fbf863958e14112f634e806b',
  text: "query reviews($alias:String$skip:Int$take:Int$channelId:String$languageId:String$marketId:String){reviews(alias:$alias skip:$skip take:$take channelId:$channelId languageId:$languageId marketId:$marketId){count averageRating reviews{rating comment author reviewDate}}}",
};

export const productsDocument: DataDocument<ProductsQuery, ProductsQueryVariables> = {
  name: 'products',
  kind: 'query',
  hash: '81ca0fd276d7ae9b2384d2cb6d466e283f916bad77a4c291ff5a9b6b6cf7f50c',
  text: "query products($skip:Int$take:Int$categoryAlias:String$brandAlias:String$discountCampaignAlias:String$filter:FilterInputType$searchText:String$channelId:String$languageId:String$marketId:String){products(skip:$skip take:$take categoryAlias:$categoryAlias brandAlias:$brandAlias discountCampaignAlias:$discountCampaignAlias filter:$filter channelId:$channelId languageId:$languageId marketId:$marketId){count products{...ProductCardParts}filters{price{lowest highest}facets{filterId type group label order values{_id facetId label order count hidden}}}}whole:products(categoryAlias:$categoryAlias brandAlias:$brandAlias discountCampaignAlias:$discountCampaignAlias filter:{sort:MOST_SOLD searchText:$searchText}channelId:$channelId languageId:$languageId marketId:$marketId){count}}fragment ProductCardParts on ProductType{productId alias name canonicalUrl firstAvailableOn brand{name}unitPrice{...ShownPriceParts}lowestPrice{isDiscounted discountPercentage lowestPriceIncVatFormatted lowestPriceExVatFormatted}productImages{fileName}parameterGroups{parameters{identifier name value}}totalStock{totalStock}variantGroup{variants{productId value label}}}fragment ShownPriceParts on PriceType{sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted isDiscounted}",
};

export const productRowDocument: DataDocument<ProductRowQuery, ProductRowQueryVariables> = {
  name: 'productRow',
  kind: 'query',
  hash: 'bc2f1b365ce476085a170f619b3bc59abcd3e04ba89be0b3142174d38e71e3a7',
  text: "query productRow($take:Int$categoryAlias:String$brandAlias:String$discountCampaignAlias:String$filter:FilterInputType$channelId:String$languageId:String$marketId:String){products(skip:0 take:$take categoryAlias:$categoryAlias brandAlias:$brandAlias discountCampaignAlias:$discountCampaignAlias filter:$filter channelId:$channelId languageId:$languageId marketId:$marketId){products{...ProductCardParts}}}fragment ProductCardParts on ProductType{productId alias name canonicalUrl firstAvailableOn brand{name}unitPrice{...ShownPriceParts}lowestPrice{isDiscounted discountPercentage lowestPriceIncVatFormatted lowestPriceExVatFormatted}productImages{fileName}parameterGroups{parameters{identifier name value}}totalStock{totalStock}variantGroup{variants{productId value label}}}fragment ShownPriceParts on PriceType{sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted isDiscounted}",
};

export const listPageInfoDocument: DataDocument<ListPageInfoQuery, ListPageInfoQueryVariables> = {
  name: 'listPageInfo',
  kind: 'query',
  hash: 'ed9fd4377324168c1b834f1643e2e7a4affd56e60ce70572b39e2a23fbbf83d8',
  text: "query listPageInfo($url:String$alias:String$channelId:String$languageId:String$marketId:String){listPageInfo(url:$url alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){name hideTitle hideDescription canonicalUrl primaryDescription meta{title description}subCategories{name canonicalUrl}alternativeUrls{url channelId}}}",
};

export const brandsDocument: DataDocument<BrandsQuery, BrandsQueryVariables> = {
  name: 'brands',
  kind: 'query',
  hash: 'fed343ea9b42958b327b72fcbff6896376ac40eb23617051ff036e10d4a98b55',
  text: "query brands($channelId:String$languageId:String$marketId:String){brands(channelId:$channelId languageId:$languageId marketId:$marketId){name alias canonicalUrl}}",
};

export const categoriesDocument: DataDocument<CategoriesQuery, CategoriesQueryVariables> = {
  name: 'categories',
  kind: 'query',
  hash: 'c167ea81db2d2b4e48184db1c68f1dd8a053db611f6f3626993e649c922dd186',
  text: "query categories($channelId:String$languageId:String$marketId:String){categories(includeHidden:false channelId:$channelId languageId:$languageId marketId:$marketId){name alias canonicalUrl primaryImage}}",
};

export const sitemapProductsDocument: DataDocument<SitemapProductsQuery, SitemapProductsQueryVariables> = {
  name: 'sitemapProducts',
  kind: 'query',
  hash: '10663556edb7ee46ce9618b077cb281c73dc8288131314224dc17a009646a675',
  text: "query sitemapProducts($skip:Int$take:Int$channelId:String$languageId:String$marketId:String){products(skip:$skip take:$take channelId:$channelId languageId:$languageId marketId:$marketId){count products{canonicalUrl alternativeUrls{url channelId}}}}",
};

export const sitemapCategoriesDocument: DataDocument<SitemapCategoriesQuery, SitemapCategoriesQueryVariables> = {
  name: 'sitemapCategories',
  kind: 'query',
  hash: '96a32e68150b4846491b805052d4fcd0abc54fbe5b81a50c05a9412fe4d45022',
  text: "query sitemapCategories($channelId:String$languageId:String$marketId:String){categories(channelId:$channelId languageId:$languageId marketId:$marketId){canonicalUrl alternativeUrls{url channelId}}}",
};

export const sitemapPagesDocument: DataDocument<SitemapPagesQuery, SitemapPagesQueryVariables> = {
  name: 'sitemapPages',
  kind: 'query',
  hash: '81ee3b0ca1c13e888c39f3009ea1d1a462da2c85eaf4eec699a2bd923faef8f1',
  text: "query sitemapPages($channelId:String$languageId:String$marketId:String){cmsPages(channelId:$channelId languageId:$languageId marketId:$marketId){alias canonicalUrl}}",
};
