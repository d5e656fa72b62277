import { readAddress, writeAddress } from './address.ts';
import { isLocale, type Locale } from '@solvik/shop';

/** The properties of a market that the rules need (spec section 3, Market). */
export interface PathMarket {
  readonly alias: string;
  /** The part of the default language before the dash: `sv` of `sv-SE`. */
  readonly defaultLocale: Locale;
  readonly allowedLocales: readonly Locale[];
}

export interface MarketPathSettings {
  readonly markets: readonly PathMarket[];
  readonly fallbackAlias: string;
}

export type MarketPath =
  | {
      readonly kind: 'at';
      readonly market: PathMarket;
      readonly locale: Locale;
      readonly path: string;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly unknownMarket?: string;
      /** The rest of the path if it matches no route; `to` is then the home page. */
      readonly namelessPath?: string;
    };

/** `/no/nb/kassen` of market `no`, locale `nb` and path `/kassen`; the home page has no trailing slash. */
export function writeMarketPath(market: string, locale: Locale, path: string): string {
  return `/${market}/${locale}${path === '/' ? '' : path}`;
}

const pathOf = (parts: readonly (string | undefined)[]): string =>
  `/${parts.filter((part) => part !== undefined).join('/')}`;

/** A path in another language; undefined if it matches no route. */
function localise(path: string, locale: Locale): string | undefined {
  const address = readAddress(path, locale);
  if (!address || address.locale === locale) return address && path;
  return writeAddress(address.route, locale, address.params);
}

/**
 * The market-in-path rules of spec section 2: market first, then locale; an unknown market becomes the fallback;
 * a locale that the market does not have becomes the market's first. A redirect leads to an address
 * that is not redirected: the market's home page if the path matches no route. Takes a path
 * without query; the caller retains query and hash.
 */
export function readMarketPath(
  path: string,
  { markets, fallbackAlias }: MarketPathSettings,
): MarketPath {
  const find = (alias: string | undefined) => markets.find((market) => market.alias === alias);
  const fallback = find(fallbackAlias);
  if (!fallback)
    throw new Error(`The fallback market '${fallbackAlias}' is not among the markets.`);
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  const to = (market: PathMarket, locale: Locale, parts: readonly (string | undefined)[]) => {
    const allowed = market.allowedLocales.includes(locale) ? locale : market.defaultLocale;
    const target = pathOf(parts);
    const own = localise(target, allowed);
    return {
      kind: 'redirect',
      to: writeMarketPath(market.alias, allowed, own ?? '/'),
      ...(own === undefined && { namelessPath: target }),
    } as const;
  };
  /** A path that matches a route only without its first segment starts with an unknown market. */
  const toFallback = (locale: Locale, parts: readonly (string | undefined)[]): MarketPath => {
    const [segment, ...others] = parts;
    const isRoute = readAddress(pathOf(parts), fallback.defaultLocale) !== undefined;
    const isUnknown = !isRoute && readAddress(pathOf(others), fallback.defaultLocale) !== undefined;
    if (!isUnknown) return to(fallback, locale, parts);
    return { ...to(fallback, locale, others), unknownMarket: segment ?? '' };
  };
  const market = find(first);
  // `fi` is a market and a language: the first segment is read as the market.
  if (market && second !== undefined && isLocale(second)) {
    if (!market.allowedLocales.includes(second)) return to(market, second, rest);
    return { kind: 'at', market, locale: second, path: `/${rest.join('/')}` };
  }
  if (first !== undefined && isLocale(first)) {
    const named = find(second);
    if (named) return to(named, first, rest);
    if (!market) return toFallback(first, [second, ...rest]);
  }
  if (!market && first !== undefined && second !== undefined && isLocale(second)) {
    return { ...to(fallback, second, rest), unknownMarket: first };
  }
  if (market) return to(market, market.defaultLocale, [second, ...rest]);
  return toFallback(fallback.defaultLocale, [first, second, ...rest]);
}
