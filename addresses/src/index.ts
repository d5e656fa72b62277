/** The shop's addresses: one pure table of localised paths, how to read and how to write them. */
export { type Address, readAddress, writeAddress } from './address.ts';
export { foldAlias } from './foldAlias.ts';
export { internalPath } from './internalPath.ts';
export { isLocale, type Locale, locales } from './locales.ts';
export {
  type MarketPath,
  type MarketPathSettings,
  type PathMarket,
  readMarketPath,
  writeMarketPath,
} from './marketPath.ts';
export type { PathParams } from './pathPattern.ts';
export { patternsOf, type RouteName, routeNames } from './routeTable.ts';
export { shopPages } from './shopPages.ts';
