import type { Locale } from './locales.ts';

/** A pattern per language, or one for all. Segments: `word`, `:name`, `:name?` (may be missing), `:name+` (one or more, kept with slashes). */
type Patterns = readonly string[] | Readonly<Record<Locale, readonly string[]>>;

const account = (sv: string, nb: string, da: string, fi: string): Patterns => ({
  sv: [`/mina-sidor/${sv}`],
  nb: [`/min-konto/${nb}`],
  da: [`/min-konto/${da}`],
  fi: [`/tilini/${fi}`],
});

const each = (sv: string, nb: string, da: string, fi: string): Patterns => ({
  sv: [sv],
  nb: [nb],
  da: [da],
  fi: [fi],
});

/**
 * Every route of spec section 2 in its four languages, most specific first: the first pattern that fits wins.
 * The first pattern of a language is the one that builders write. Names the spec leaves open are in contracts.md, "Addresses".
 */
export const routeTable = {
  home: ['/'],
  notFound: ['/404'],
  cart: each('/varukorg', '/handlekurv', '/kurv', '/ostoskori'),
  checkout: each('/kassan', '/kassen', '/kassen', '/kassa'),
  checkoutConfirm: ['/checkout/confirm'],
  checkoutProvider: ['/checkout/:provider'],
  accountOrders: account('ordrar', 'bestillinger', 'bestillinger', 'tilaukset'),
  accountSettings: account('inställningar', 'innstillinger', 'indstillinger', 'asetukset'),
  accountBalance: account('saldo', 'saldo', 'saldo', 'saldo'),
  accountMembership: account('medlemskap', 'medlemskap', 'medlemskab', 'jäsenyys'),
  resetPassword: ['/account/reset-password'],
  account: {
    sv: ['/mina-sidor', '/account'],
    nb: ['/min-konto', '/account'],
    da: ['/min-konto', '/account'],
    fi: ['/tilini', '/account'],
  },
  invoices: each('/mina-fakturor', '/mine-fakturaer', '/mine-fakturaer', '/omat-laskut'),
  favourites: each('/favoriter', '/favoritter', '/favoritter', '/suosikkeja'),
  registerReturn: each(
    '/registrera-retur',
    '/registrere-retur',
    '/registrer-returnering',
    '/rekisteröi-palautus',
  ),
  brands: each('/märken', '/merker', '/mærker', '/merkit'),
  bestSellers: each(
    '/bästsäljare-just-nu',
    '/bestselgere-akkurat-nå',
    '/bestseller-lige-nu',
    '/parhaiten-myydyt-just-nyt',
  ),
  comingSoon: each('/kommer-snart', '/kommer-snart', '/kommer-snart', '/tulossa-pian'),
  newProducts: each('/nyheter', '/nyheter', '/nyheder', '/uutuudet'),
  memberClub: ['/solvik-member'],
  style: ['/solvik-style'],
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

export type RouteName = keyof typeof routeTable;

export const routeNames = Object.keys(routeTable) as RouteName[];

/** The patterns of one route in one language, the written one first. */
export function patternsOf(route: RouteName, locale: Locale): readonly string[] {
  const patterns: Patterns = routeTable[route];
  return 'sv' in patterns ? patterns[locale] : patterns;
}
