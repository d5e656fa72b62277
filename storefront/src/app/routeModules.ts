import type { RouteName } from '@solvik/addresses';
import type { Route } from './defineRoute.ts';

interface RouteModule {
  readonly route: Route;
}

const notHereYet = () => import('../routes/not-here-yet/NotHereYetRoute.tsx');

/** The screen behind every address of spec section 2; a new address does not compile until it has one. */
export const routeModules: Readonly<Record<RouteName, () => Promise<RouteModule>>> = {
  home: () => import('../routes/home/HomeRoute.tsx'),
  notFound: () => import('../routes/not-found/NotFoundRoute.tsx'),
  cart: () => import('../routes/cart/CartRoute.tsx'),
  checkout: () => import('../routes/checkout/CheckoutRoute.tsx'),
  checkoutConfirm: () => import('../routes/checkout-confirm/CheckoutConfirmRoute.tsx'),
  checkoutProvider: () => import('../routes/checkout-provider/CheckoutProviderRoute.tsx'),
  accountOrders: notHereYet,
  accountSettings: notHereYet,
  accountBalance: notHereYet,
  accountMembership: notHereYet,
  resetPassword: notHereYet,
  account: notHereYet,
  invoices: notHereYet,
  favourites: notHereYet,
  registerReturn: notHereYet,
  brands: () => import('../routes/brands/BrandsRoute.tsx'),
  bestSellers: () => import('../routes/product-list/BestSellersRoute.tsx'),
  comingSoon: () => import('../routes/product-list/ComingSoonRoute.tsx'),
  newProducts: () => import('../routes/product-list/NewProductsRoute.tsx'),
  memberClub: notHereYet,
  style: notHereYet,
  previewWidgets: notHereYet,
  product: () => import('../routes/product/ProductRoute.tsx'),
  category: () => import('../routes/product-list/CategoryRoute.tsx'),
  brand: () => import('../routes/product-list/BrandRoute.tsx'),
  discountCampaign: () => import('../routes/product-list/DiscountCampaignRoute.tsx'),
  genericList: () => import('../routes/product-list/GenericListRoute.tsx'),
  list: () => import('../routes/product-list/ListRoute.tsx'),
  search: () => import('../routes/product-list/SearchRoute.tsx'),
  inspiration: () => import('../routes/content/ContentRoute.tsx'),
  content: () => import('../routes/content/ContentRoute.tsx'),
  page: () => import('../routes/content/ContentRoute.tsx'),
};

/** Screens that stand without the shop's menus, so that nothing leads away from paying. */
export const undistractedRoutes: ReadonlySet<RouteName> = new Set(['checkout', 'checkoutProvider']);
