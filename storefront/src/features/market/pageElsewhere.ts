import {
  type Locale,
  readAddress,
  type RouteName,
  shopPages,
  writeAddress,
} from '@solvik/addresses';
import type { Site } from './sites.ts';

export interface PageHere {
  /** From the root, without market prefix. */
  readonly path: string;
  readonly locale: Locale;
  /** What the page knows of itself in other fronts: path by channel. */
  readonly alternates?: Readonly<Record<string, string>> | undefined;
}

/** Pages that are of one visit in one front. */
const boundRoutes: ReadonlySet<RouteName> = new Set([
  'checkoutConfirm',
  'checkoutProvider',
  'notFound',
]);
/** Routes whose segments read the same in every language: words typed by the visitor, names of brands. */
const sharedRoutes: ReadonlySet<RouteName> = new Set(['search', 'brand']);

/**
 * The same page in another front, so that changing the country keeps the page: as the page itself says, else by the table of
 * addresses. A page that only one front has leads to the other's front page.
 */
export function pageElsewhere(
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
        alias: shopPages[other.locale][name as keyof (typeof shopPages)['sv']],
      })
    : home;
}
