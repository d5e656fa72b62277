import { byLocale, type Locale } from '@solvik/shop';
import { languageAddresses } from './languages/generated/byLocale.ts';
import { routeNames, routeTable, type RouteName, type TranslatedRoute } from './routeTable.ts';

const isTranslated = (route: RouteName): route is TranslatedRoute => 'inAll' in routeTable[route];

const patternsIn = (route: RouteName, locale: Locale): readonly string[] =>
  isTranslated(route)
    ? [languageAddresses[locale].routes[route], ...routeTable[route].inAll]
    : routeTable[route];

const table = byLocale((locale) =>
  Object.fromEntries(routeNames.map((route) => [route, patternsIn(route, locale)])),
) as Readonly<Record<Locale, Readonly<Record<RouteName, readonly string[]>>>>;

/** The patterns of one route in one language; the first one is used for writing. */
export const patternsOf = (route: RouteName, locale: Locale): readonly string[] =>
  table[locale][route];
