import type { RouteName } from '@solvik/addresses';
import { loadWithMessages } from '../languages/loadMessages.ts';
import type { MessageGroup } from '../languages/messageGroups.ts';
import type { Route } from '../page/defineRoute.ts';
import { routeScreens, type ScreenPath } from './routeScreens.ts';

const notHereYet = 'not-here-yet/NotHereYetRoute';
const content = 'content/ContentRoute';

/**
 * The screen of every address of spec section 2; a new address does not compile until it has one.
 */
const screens: Readonly<Record<RouteName, ScreenPath>> = {
  home: 'home/HomeRoute',
  notFound: 'not-found/NotFoundRoute',
  cart: 'cart/CartRoute',
  checkout: 'checkout/CheckoutRoute',
  checkoutConfirm: 'checkout-confirm/CheckoutConfirmRoute',
  checkoutProvider: 'checkout-provider/CheckoutProviderRoute',
  accountOrders: notHereYet,
  accountSettings: notHereYet,
  accountBalance: notHereYet,
  accountMembership: notHereYet,
  resetPassword: notHereYet,
  account: notHereYet,
  invoices: notHereYet,
  favourites: 'favourites/FavouritesRoute',
  comparison: 'comparison/ComparisonRoute',
  registerReturn: notHereYet,
  brands: 'brands/BrandsRoute',
  bestSellers: 'product-list/BestSellersRoute',
  comingSoon: 'product-list/ComingSoonRoute',
  newProducts: 'product-list/NewProductsRoute',
  memberClub: notHereYet,
  style: 'style/StyleRoute',
  previewWidgets: 'preview-widgets/PreviewWidgetsRoute',
  product: 'product/ProductRoute',
  category: 'product-list/CategoryRoute',
  brand: 'product-list/BrandRoute',
  discountCampaign: 'product-list/DiscountCampaignRoute',
  genericList: 'product-list/GenericListRoute',
  list: 'product-list/ListRoute',
  search: 'product-list/SearchRoute',
  inspiration: content,
  content,
  page: content,
};

/** Whether the shop has the page yet; links to others are left out. */
export const hasScreen = (name: RouteName): boolean => screens[name] !== notHereYet;

/** The file of a route's screen by the build manifest's name, so that the server can preload it. */
export const routeSource = (name: RouteName): string => `src/routes/${screens[name]}.tsx`;

/** The groups of texts that a route's screen shows. */
export const messagesOfRoute = (name: RouteName): readonly MessageGroup[] =>
  routeScreens[screens[name]].groups;

const loaded = new Map<RouteName, Route>();

/** Loads a route's screen with its texts; a build loads it once. */
export async function loadRoute(name: RouteName): Promise<Route> {
  const known = loaded.get(name);
  if (known) return known;
  const { groups, load } = routeScreens[screens[name]];
  const module = await loadWithMessages(groups, load);
  // In development a screen may change between loads.
  if (import.meta.env.PROD) loaded.set(name, module.route);
  return module.route;
}

export type LayoutName = 'default' | 'checkout' | 'bare';

/** Screens that are not shown within the shop's menus. */
const layouts: Partial<Readonly<Record<RouteName, LayoutName>>> = {
  // No links that lead away from paying.
  checkout: 'checkout',
  checkoutProvider: 'checkout',
  // It has its own landmarks.
  previewWidgets: 'bare',
};

/** The layout of a screen; for an unknown address, the shop's. */
export const layoutOf = (name: RouteName | undefined): LayoutName =>
  (name && layouts[name]) ?? 'default';

/** Screens that keep the scroll position: an editor who previews the next widget stays at it. */
export const preservesScroll: ReadonlySet<RouteName> = new Set(['previewWidgets']);
