import type { MessageGroup } from '../languages/messageGroups.ts';

/** The file of each screen, with the groups of texts that it shows (`tools/checks/messageRules.ts`). */
export const routeMessages = {
  'brands/BrandsRoute': ['brands'],
  'cart/CartRoute': ['cart'],
  'checkout/CheckoutRoute': ['cart', 'checkout', 'validation'],
  'checkout-confirm/CheckoutConfirmRoute': ['cart', 'confirm', 'provider'],
  'checkout-provider/CheckoutProviderRoute': ['provider'],
  'content/ContentRoute': [],
  'home/HomeRoute': ['home'],
  'not-found/NotFoundRoute': [],
  'not-here-yet/NotHereYetRoute': ['notYet'],
  'preview-widgets/PreviewWidgetsRoute': ['preview'],
  'product/ProductRoute': ['product'],
  'product-list/BestSellersRoute': ['list'],
  'product-list/BrandRoute': ['list'],
  'product-list/CategoryRoute': ['list'],
  'product-list/ComingSoonRoute': ['list'],
  'product-list/DiscountCampaignRoute': ['list'],
  'product-list/GenericListRoute': ['list'],
  'product-list/ListRoute': [],
  'product-list/NewProductsRoute': ['list'],
  'product-list/SearchRoute': ['list', 'search'],
  'style/StyleRoute': ['style'],
} as const satisfies Readonly<Record<string, readonly MessageGroup[]>>;
