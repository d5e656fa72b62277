/**
 * First segments of keys whose texts are loaded with the screens and overlays that show them. All
 * others are loaded with every page. `tools/checks/messageRules.ts` checks both.
 */
export const messageGroups = [
  'brands',
  'calendar',
  'cart',
  'checkout',
  'comparison',
  'confirm',
  'consent',
  'favourites',
  'filter',
  'headerMenu',
  'home',
  'keyboard',
  'lightbox',
  'list',
  'notFound',
  'notYet',
  'offlinePage',
  'ownSizes',
  'phoneMenu',
  'preview',
  'priceHistory',
  'product',
  'provider',
  'quickShop',
  'recommended',
  'reviews',
  'search',
  'searchPanel',
  'share',
  'sizeGuide',
  'soldOut',
  'style',
  'tooLong',
  'twin',
  'validation',
  'withdrawn',
] as const;

export type MessageGroup = (typeof messageGroups)[number];
