import { memberPath, stylePath } from '@solvik/shop';

/**
 * Patterns for all languages, or one per language and further ones for all. Segments: `word`,
 * `:name`, `:name?` (may be missing), `:name+` (one or more, kept with slashes).
 */
type Patterns = readonly string[] | Translated;

interface Translated {
  readonly inAll: readonly string[];
}

/** Its pattern is in `languages/<locale>.ts`. */
const translated = (...inAll: readonly string[]): Translated => ({ inAll });

/**
 * Every route of spec section 2, most specific first: the first pattern that matches wins.
 * The first pattern of a language is used for writing. Names that the spec leaves open are from
 * contracts.md, "Addresses".
 */
export const routeTable = {
  home: ['/'],
  notFound: ['/404'],
  cart: translated(),
  checkout: translated(),
  checkoutConfirm: ['/checkout/confirm'],
  checkoutProvider: ['/checkout/:provider'],
  accountOrders: translated(),
  accountSettings: translated(),
  accountBalance: translated(),
  accountMembership: translated(),
  resetPassword: ['/account/reset-password'],
  account: translated('/account'),
  invoices: translated(),
  favourites: translated(),
  comparison: translated(),
  registerReturn: translated(),
  brands: translated(),
  bestSellers: translated(),
  comingSoon: translated(),
  newProducts: translated(),
  memberClub: [memberPath],
  style: [stylePath],
  previewWidgets: ['/preview-widgets'],
  product: ['/p/:section/:category/:alias', '/p/:category/:alias', '/p/:alias', '/product/:alias?'],
  category: ['/c/:section/:category', '/c/:category'],
  brand: ['/b/:brand+'],
  discountCampaign: ['/dc/:campaign+'],
  genericList: ['/l/:list+', '/l'],
  list: ['/list/:list?'],
  search: ['/s/:search?'],
  inspiration: ['/inspiration/:alias'],
  content: ['/content/:alias?'],
  page: ['/:alias'],
} as const satisfies Record<string, Patterns>;

type RouteTable = typeof routeTable;
export type RouteName = keyof RouteTable;
export type TranslatedRoute = {
  [Route in RouteName]: RouteTable[Route] extends Translated ? Route : never;
}[RouteName];

export const routeNames = Object.keys(routeTable) as RouteName[];
