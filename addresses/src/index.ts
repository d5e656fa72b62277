/**
 * The shop's addresses: one pure table of localised paths, with functions that read and write them.
 */
export { type Address, readAddress, writeAddress } from './address.ts';
export { foldAlias } from './foldAlias.ts';
export { internalPath } from './internalPath.ts';
export {
  type MarketPath,
  type MarketPathSettings,
  type PathMarket,
  readMarketPath,
  writeMarketPath,
} from './marketPath.ts';
export type { PathParams } from './pathPattern.ts';
export { patternsOf } from './patternsOf.ts';
export { type RouteName, routeNames } from './routeTable.ts';
export { shopPages } from './shopPages.ts';
export { type Site, sites } from './sites.ts';
