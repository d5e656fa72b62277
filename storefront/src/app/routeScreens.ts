import type { MessageGroup } from '../languages/messageGroups.ts';
import type { Route } from '../page/defineRoute.ts';

interface RouteScreen {
  /** Groups of texts that the screen shows (`tools/checks/messageRules.ts`). */
  readonly groups: readonly MessageGroup[];
  readonly load: () => Promise<{ readonly route: Route }>;
}

/** Each screen by its file within `routes`: a file of the build, and the texts loaded with it. */
export const routeScreens = {
  'brands/BrandsRoute': {
    groups: ['brands'],
    load: () => import('../routes/brands/BrandsRoute.tsx'),
  },
  'cart/CartRoute': { groups: ['cart'], load: () => import('../routes/cart/CartRoute.tsx') },
  'checkout/CheckoutRoute': {
    groups: ['cart', 'checkout', 'validation'],
    load: () => import('../routes/checkout/CheckoutRoute.tsx'),
  },
  'checkout-confirm/CheckoutConfirmRoute': {
    groups: ['cart', 'confirm', 'provider'],
    load: () => import('../routes/checkout-confirm/CheckoutConfirmRoute.tsx'),
  },
  'checkout-provider/CheckoutProviderRoute': {
    groups: ['provider'],
    load: () => import('../routes/checkout-provider/CheckoutProviderRoute.tsx'),
  },
  'comparison/ComparisonRoute': {
    groups: ['comparison'],
    load: () => import('../routes/comparison/ComparisonRoute.tsx'),
  },
  'content/ContentRoute': { groups: [], load: () => import('../routes/content/ContentRoute.tsx') },
  'favourites/FavouritesRoute': {
    groups: ['favourites'],
    load: () => import('../routes/favourites/FavouritesRoute.tsx'),
  },
  'home/HomeRoute': { groups: ['home'], load: () => import('../routes/home/HomeRoute.tsx') },
  'not-found/NotFoundRoute': {
    groups: [],
    load: () => import('../routes/not-found/NotFoundRoute.tsx'),
  },
  'not-here-yet/NotHereYetRoute': {
    groups: ['notYet'],
    load: () => import('../routes/not-here-yet/NotHereYetRoute.tsx'),
  },
  'preview-widgets/PreviewWidgetsRoute': {
    groups: ['preview'],
    load: () => import('../routes/preview-widgets/PreviewWidgetsRoute.tsx'),
  },
  'product/ProductRoute': {
    groups: ['product'],
    load: () => import('../routes/product/ProductRoute.tsx'),
  },
  'product-list/BestSellersRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/BestSellersRoute.tsx'),
  },
  'product-list/BrandRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/BrandRoute.tsx'),
  },
  'product-list/CategoryRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/CategoryRoute.tsx'),
  },
  'product-list/ComingSoonRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/ComingSoonRoute.tsx'),
  },
  'product-list/DiscountCampaignRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/DiscountCampaignRoute.tsx'),
  },
  'product-list/GenericListRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/GenericListRoute.tsx'),
  },
  'product-list/ListRoute': {
    groups: [],
    load: () => import('../routes/product-list/ListRoute.tsx'),
  },
  'product-list/NewProductsRoute': {
    groups: ['list'],
    load: () => import('../routes/product-list/NewProductsRoute.tsx'),
  },
  'product-list/SearchRoute': {
    groups: ['list', 'search'],
    load: () => import('../routes/product-list/SearchRoute.tsx'),
  },
  'style/StyleRoute': { groups: ['style'], load: () => import('../routes/style/StyleRoute.tsx') },
} as const satisfies Readonly<Record<string, RouteScreen>>;

export type ScreenPath = keyof typeof routeScreens;
