/**
 * The shop's definition; every package reads it through this entry point, and it imports none of
 * them.
 */
export {
  allChannels,
  byChannel,
  type Channel,
  type ChannelId,
  channelIds,
  channels,
} from './channels.ts';
export { type Currency, type CurrencyCode, currencies, currencyCodes } from './currencies.ts';
export { deliveries, type Delivery, deliveryNames, maxPerLine } from '../definition/delivery.ts';
export { customSorts, type DefaultSort, productListDefaultSort } from '../definition/lists.ts';
export { memberPath, shopName, stylePath } from '../definition/identity.ts';
export {
  byLocale,
  isLocale,
  languageIdOf,
  type Language,
  type LanguageId,
  languages,
  type Locale,
  localeFallbacks,
  type Localised,
  locales,
  sourceLocale,
} from './languages.ts';
export {
  allMarkets,
  type AnyMarketId,
  type Country,
  type CountryCode,
  type Market,
  type MarketId,
  marketIds,
  markets,
} from './markets.ts';
export { readHosts } from './readHosts.ts';
export { payments } from '../definition/payments.ts';
export { mailFrom, sellers } from '../definition/seller.ts';
export type { PaymentDefinition } from './payments.ts';
export type { Seller } from './shapes.ts';
