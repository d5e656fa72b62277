import type { Locale } from '@solvik/shop';
import { readAddress, type RouteName, shopPages, type Site, writeAddress } from '@solvik/addresses';

export interface PageHere {
  /** From the root, without market prefix. */
  readonly path: string;
  readonly locale: Locale;
  /** The page's own knowledge of its addresses in other sites: path by channel. */
  readonly alternates?: Readonly<Record<string, string>> | undefined;
}

/** Pages of one visit in one site. */
const boundRoutes: ReadonlySet<RouteName> = new Set([
  'checkoutConfirm',
  'checkoutProvider',
  'notFound',
]);
/** Routes whose parameters are the same in every language: a visitor's input, names of brands. */
const sharedRoutes: ReadonlySet<RouteName> = new Set(['search', 'brand']);

/**
 * The same page in another site, so that changing the country keeps the page: as the page
 * declares, otherwise by the table of addresses. A page without a counterpart leads to the other
 * site's home page.
 */
export function pageInOtherSites(
  { path, locale, alternates }: PageHere,
  other: Pick<Site, 'channelId' | 'locale'>,
): string {
  const known = alternates?.[other.channelId];
  if (known) return known;
  const home = writeAddress('home', other.locale);
  const address = readAddress(path, locale);
  if (!address || boundRoutes.has(address.route)) return home;
  const { route, params } = address;
  if (sharedRoutes.has(route) || Object.keys(params).length === 0)
    return writeAddress(route, other.locale, params);
  const [name] =
    Object.entries(shopPages[locale]).find(
      ([, alias]) => route === 'page' && alias === params['alias'],
    ) ?? [];
  return name
    ? writeAddress('page', other.locale, {
        alias: shopPages[other.locale][name as keyof (typeof shopPages)[typeof locale]],
      })
    : home;
}
