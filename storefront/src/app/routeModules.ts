import type { RouteName } from '@solvik/addresses';
import { loadWithMessages } from '../languages/loadMessages.ts';
import type { MessageGroup } from '../languages/messageGroups.ts';
import type { Route } from './defineRoute.ts';
import { routeMessages } from './routeMessages.ts';

interface RouteModule {
  readonly route: Route;
}

const notHereYet = 'not-here-yet/NotHereYetRoute';
const content = 'content/ContentRoute';

/** The screen behind every address of spec section 2; a new address does not compile until it has one. */
const routeFiles: Readonly<Record<RouteName, keyof typeof routeMessages>> = {
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
  favourites: notHereYet,
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

const modules = import.meta.glob<RouteModule>('../routes/*/*Route.tsx');

/** The file of a route's screen as the build's manifest names it, so that the server can preload it. */
export const routeSource = (name: RouteName): string => `src/routes/${routeFiles[name]}.tsx`;

/** The groups of texts that a route's screen shows. */
export const messagesOfRoute = (name: RouteName): readonly MessageGroup[] =>
  routeMessages[routeFiles[name]];

const loaded = new Map<RouteName, Route>();

/** Loads a route's screen with its texts; a build loads it once. */
export async function loadRoute(name: RouteName): Promise<Route> {
  const known = loaded.get(name);
  if (known) return known;
  const load = modules[`../routes/${routeFiles[name]}.tsx`];
  if (!load) throw new Error(`There is no screen for “${name}” at ${routeSource(name)}.`);
  const module: RouteModule | undefined = await loadWithMessages(messagesOfRoute(name), load);
  // Nothing came, and the page is being reloaded for it (reloadOnStaleChunk): until then this stays as it is.
  if (!module) return new Promise<never>(() => undefined);
  // In development a screen may be another the next time.
  if (import.meta.env.PROD) loaded.set(name, module.route);
  return module.route;
}

export type LayoutName = 'default' | 'undistracted' | 'bare';

/** Screens that are shown otherwise than within the shop's menus. */
const layouts: Partial<Readonly<Record<RouteName, LayoutName>>> = {
  // Nothing leads away from paying.
  checkout: 'undistracted',
  checkoutProvider: 'undistracted',
  // It brings its own landmarks.
  previewWidgets: 'bare',
};

/** What stands around a screen; around an address that leads nowhere, the shop. */
export const layoutOf = (name: RouteName | undefined): LayoutName =>
  (name && layouts[name]) ?? 'default';

/** Screens that open where the page stands: an editor who looks at the next widget stays at it. */
export const keepsScroll: ReadonlySet<RouteName> = new Set(['previewWidgets']);
