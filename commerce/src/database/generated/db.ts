/** The tables as types. Generated from the migrations by `npm run generate`. */
import type { ColumnType, JSONColumnType } from 'kysely';
import type { AnyMarketId, ChannelId, CurrencyCode, Locale, Localised, MarketId } from '@solvik/shop';
import type { PointValue } from '@solvik/content-schema';
import type { ByLanguage, ContentKind, MenuDocument, MenuLocation, PageDocument, StoredContainer, StoredMenuItem } from '@solvik/content-schema/editing';
import type { AliasKind } from '../stored/storedAlias.ts';
import type { Address, CheckoutData } from '../stored/storedCheckout.ts';
import type { FormAnswer, PageFilters, PublishFailure } from '../stored/storedContent.ts';
import type { LineSnapshot, MailKind, OrderStatus, OrderTotals, PaymentOutcome, PaymentStatus, ReturnPaths } from '../stored/orderColumns.ts';
import type { StoredOffer } from '../stored/storedOffer.ts';
import type { ProductImage, ProductTexts, RelatedProducts, StoredParameter } from '../stored/storedProduct.ts';
import type { ReviewFit } from '../stored/storedReview.ts';

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Aliases {
  alias: string;
  isCurrent: boolean;
  kind: AliasKind;
  locale: Locale;
  targetId: number;
}

export interface AvailabilityMonitors {
  channelId: string;
  createdAt: Timestamp;
  email: string;
  locale: string;
  skuId: number;
}

export interface Behaviour {
  behaviourId: Generated<Int8>;
  customerKey: string;
  happenedAt: Timestamp;
  kind: string;
  marketId: string;
  productId: number;
  sessionKey: string;
}

export interface Brands {
  alias: string;
  brandId: number;
  description: JSONColumnType<Localised> | null;
  key: string;
  name: string;
}

export interface CacheEvents {
  createdAt: Timestamp;
  eventId: string;
  nodeId: string;
  tags: string[];
}

export interface CampaignProducts {
  campaignId: number;
  productId: number;
}

export interface Campaigns {
  alias: JSONColumnType<Localised>;
  campaignId: number;
  description: JSONColumnType<Localised> | null;
  hideTitle: boolean;
  key: string;
  markets: MarketId[];
  minimumOrder: JSONColumnType<Partial<Record<MarketId, number>>>;
  name: JSONColumnType<Localised>;
  offer: JSONColumnType<StoredOffer> | null;
  percent: number | null;
  productCount: number;
  promoCode: string | null;
  usageLimit: number | null;
  used: number;
  validFrom: Timestamp;
  validTo: Timestamp | null;
}

export interface CartLines {
  addedAt: Timestamp;
  cartId: string;
  groupKey: string | null;
  lineId: string;
  message: string | null;
  quantity: number;
  skuId: number;
}

export interface Carts {
  cartId: string;
  channelId: string;
  checkout: JSONColumnType<CheckoutData>;
  createdAt: Timestamp;
  externalShippingFee: number | null;
  isCompleted: boolean;
  marketId: string;
  merchantData: string | null;
  promoCode: string | null;
  updatedAt: Timestamp;
  version: number;
}

export interface Categories {
  alias: JSONColumnType<Localised>;
  categoryId: number;
  description: JSONColumnType<Localised> | null;
  googleTaxonomyId: number | null;
  isHidden: boolean;
  key: string;
  name: JSONColumnType<Localised>;
  parentId: number | null;
  primaryImage: string | null;
  secondaryDescription: JSONColumnType<Localised> | null;
  sortOrder: number;
}

export interface ContentPresence {
  key: string;
  kind: ContentKind;
  name: string;
  seenAt: Timestamp;
  sessionId: string;
  since: Timestamp;
}

export interface ContentRevisions {
  author: string;
  document: JSONColumnType<PageDocument | MenuDocument>;
  key: string;
  kind: ContentKind;
  note: string | null;
  number: number;
  restoredFrom: number | null;
  savedAt: Timestamp;
}

export interface ContentStates {
  failure: JSONColumnType<PublishFailure> | null;
  fingerprint: string | null;
  isEdited: boolean;
  key: string;
  kind: ContentKind;
  latest: number;
  pageId: number | null;
  published: number | null;
  publishedAt: Timestamp | null;
  publishedBy: string | null;
  redirectTo: string | null;
  retiredAt: Timestamp | null;
  retiredBy: string | null;
  scheduled: number | null;
  scheduledAt: Timestamp | null;
  scheduledBy: string | null;
}

export interface CustomerStatuses {
  decidedAt: Timestamp;
  email: string;
  isBlocked: boolean;
  memberType: string | null;
}

export interface EventCounts {
  count: number;
  day: Timestamp;
  marketId: string;
  productId: number;
  type: string;
}

export interface FormSubmissions {
  answers: JSONColumnType<readonly FormAnswer[]>;
  channelId: ChannelId;
  consent: string;
  createdAt: Timestamp;
  email: string | null;
  formId: string;
  locale: Locale;
  sender: string;
  submissionId: string;
  topic: string;
}

export interface IdempotencyKeys {
  answer: Json;
  createdAt: Timestamp;
  key: string;
  requestHash: string;
  scope: string;
}

export interface Identifiers {
  kind: string;
  lastValue: number;
}

export interface MailOutbox {
  attempts: number;
  createdAt: Timestamp;
  kind: MailKind;
  lastError: string | null;
  locale: Locale;
  mailId: string;
  message: Json;
  nextAttemptAt: Timestamp;
  recipient: string;
  sentAt: Timestamp | null;
  status: 'waiting' | 'sent' | 'failed';
  subjectId: string;
}

export interface MediaPictures {
  addedAt: Timestamp;
  addedBy: string;
  alt: JSONColumnType<ByLanguage<string>>;
  file: string;
  focalPoint: JSONColumnType<PointValue> | null;
  height: number | null;
  name: string;
  removedAt: Timestamp | null;
  search: string;
  width: number | null;
}

export interface Menus {
  fingerprint: string;
  items: JSONColumnType<readonly StoredMenuItem[]>;
  location: MenuLocation;
  title: JSONColumnType<Localised> | null;
}

export interface NewsletterSubscribers {
  channelId: string;
  createdAt: Timestamp;
  email: string;
  locale: string;
  tags: string[];
}

export interface OrderLines {
  discount: number;
  lineNumber: number;
  productId: number;
  publicId: string;
  quantity: number;
  skuId: number;
  snapshot: JSONColumnType<LineSnapshot>;
  total: number;
  unitRegular: number;
  unitSelling: number;
  vat: number;
}

export interface Orders {
  billing: JSONColumnType<Address>;
  campaignId: number | null;
  cartId: string;
  channelId: ChannelId;
  checkout: JSONColumnType<CheckoutData>;
  completedAt: Timestamp | null;
  createdAt: Timestamp;
  currency: CurrencyCode;
  email: string;
  locale: Locale;
  marketId: AnyMarketId;
  orderId: number;
  publicId: string;
  shipping: JSONColumnType<Address>;
  status: OrderStatus;
  total: number;
  totals: JSONColumnType<OrderTotals>;
  updatedAt: Timestamp;
  vat: number;
}

export interface Pages {
  activeFrom: Timestamp | null;
  activeTo: Timestamp | null;
  alias: JSONColumnType<Localised> | null;
  areaName: string | null;
  containers: JSONColumnType<readonly StoredContainer[]>;
  description: JSONColumnType<Localised> | null;
  family: string | null;
  filters: JSONColumnType<PageFilters>;
  fingerprint: string;
  key: string;
  name: string;
  pageId: number;
  tags: string[];
  title: JSONColumnType<Localised>;
}

export interface ParameterValues {
  identifier: string;
  isFilter: boolean;
  key: string;
  label: JSONColumnType<Localised>;
  parameterGroupId: number;
  parameterValueId: number;
  swatch: string | null;
  value: JSONColumnType<Localised>;
}

export interface PaymentEvents {
  eventId: string;
  outcome: string;
  provider: string;
  receivedAt: Timestamp;
  reference: string;
}

export interface Payments {
  amount: number;
  createdAt: Timestamp;
  currency: CurrencyCode;
  note: string | null;
  paymentId: string;
  provider: string;
  publicId: string;
  reference: string;
  returnUrls: JSONColumnType<ReturnPaths>;
  status: PaymentStatus;
  updatedAt: Timestamp;
}

export interface PriceLog {
  marketId: MarketId;
  productId: number;
  regular: number;
  selling: number;
  validFrom: Timestamp;
}

export interface Prices {
  lowestPrior: number | null;
  marketId: MarketId;
  productId: number;
  regular: number;
  selling: number;
}

export interface ProductFacets {
  facetId: string;
  productId: number;
}

export interface Products {
  alias: JSONColumnType<Localised>;
  articleNumber: string;
  brandId: number | null;
  categoryIds: number[];
  changedAt: Generated<Timestamp>;
  fingerprint: string;
  firstAvailableOn: Timestamp;
  groupKey: string | null;
  images: JSONColumnType<readonly ProductImage[]>;
  isActive: boolean;
  key: string;
  name: JSONColumnType<Localised>;
  parameters: JSONColumnType<readonly StoredParameter[]>;
  primaryCategoryId: number;
  productId: number;
  related: JSONColumnType<RelatedProducts>;
  soldCount: number;
  texts: JSONColumnType<ProductTexts>;
  twinArticleNumber: string | null;
  updatedAt: Timestamp;
}

export interface Reservations {
  cartId: string;
  expiresAt: Timestamp;
  quantity: number;
  skuId: number;
}

export interface Reviews {
  author: string;
  comment: string;
  createdAt: Timestamp;
  fit: ReviewFit | null;
  height: number | null;
  isAccepted: boolean;
  locale: Locale;
  productId: number;
  rating: number;
  reviewId: string;
  size: string | null;
}

export interface SandboxPayments {
  amount: number;
  currency: CurrencyCode;
  locale: Locale;
  paymentId: string;
  reference: string;
  status: PaymentOutcome | 'open';
  updatedAt: Timestamp;
}

export interface SchemaMigrations {
  appliedAt: Timestamp;
  checksum: string;
  name: string;
}

export interface SearchDocuments {
  about: string;
  articles: string;
  category: string;
  locale: Locale;
  name: string;
  productId: number;
  text: string;
  updatedAt: Generated<Timestamp>;
}

export interface SearchedPhrases {
  customerKey: string;
  phrase: string;
  searchedAt: Timestamp;
}

export interface ShopState {
  name: string;
  value: string;
}

export interface Sizes {
  facetId: string;
  name: JSONColumnType<Localised>;
}

export interface Skus {
  articleNumber: string;
  gtin: string | null;
  isActive: boolean;
  key: string;
  name: JSONColumnType<Localised>;
  productId: number;
  sizeFacetId: string;
  skuId: number;
  sortOrder: number;
  weight: number;
}

export interface SpentTokens {
  expiresAt: Timestamp;
  tokenId: string;
}

export interface Stock {
  importedOnHand: number;
  importedOversellable: number;
  incoming: Timestamp | null;
  onHand: number;
  oversellable: number;
  reserved: number;
  skuId: number;
  staticQuantity: number;
}

export interface StockMovements {
  fromOnHand: number;
  fromOversellable: number;
  fromStatic: number;
  movedAt: Timestamp;
  publicId: string;
  quantity: number;
  skuId: number;
}

export interface UrlHistory {
  createdAt: Timestamp;
  newUrl: string;
  oldUrl: string;
}

export interface DB {
  aliases: Aliases;
  availabilityMonitors: AvailabilityMonitors;
  behaviour: Behaviour;
  brands: Brands;
  cacheEvents: CacheEvents;
  campaignProducts: CampaignProducts;
  campaigns: Campaigns;
  cartLines: CartLines;
  carts: Carts;
  categories: Categories;
  contentPresence: ContentPresence;
  contentRevisions: ContentRevisions;
  contentStates: ContentStates;
  customerStatuses: CustomerStatuses;
  eventCounts: EventCounts;
  formSubmissions: FormSubmissions;
  idempotencyKeys: IdempotencyKeys;
  identifiers: Identifiers;
  mailOutbox: MailOutbox;
  mediaPictures: MediaPictures;
  menus: Menus;
  newsletterSubscribers: NewsletterSubscribers;
  orderLines: OrderLines;
  orders: Orders;
  pages: Pages;
  parameterValues: ParameterValues;
  paymentEvents: PaymentEvents;
  payments: Payments;
  priceLog: PriceLog;
  prices: Prices;
  productFacets: ProductFacets;
  products: Products;
  reservations: Reservations;
  reviews: Reviews;
  sandboxPayments: SandboxPayments;
  schemaMigrations: SchemaMigrations;
  searchDocuments: SearchDocuments;
  searchedPhrases: SearchedPhrases;
  shopState: ShopState;
  sizes: Sizes;
  skus: Skus;
  spentTokens: SpentTokens;
  stock: Stock;
  stockMovements: StockMovements;
  urlHistory: UrlHistory;
}
