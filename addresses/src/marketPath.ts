import { isLocale, type Locale } from './locales.ts';

/** What the market rules need to know of a market (spec section 3, Market). */
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
  | { readonly kind: 'redirect'; readonly to: string; readonly unknownMarket?: string };

/** `/no/nb/kassen` of market `no`, locale `nb` and path `/kassen`; the front page keeps no trailing slash. */
export function writeMarketPath(market: string, locale: Locale, path: string): string {
  return `/${market}/${locale}${path === '/' ? '' : path}`;
}

/**
 * The market-in-path rules of spec section 2: market first, then locale; an unknown market becomes the fallback;
 * a locale the market does not allow becomes the market's own. Takes a path without query; the caller keeps query and hash.
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
    return writeMarketPath(
      market.alias,
      allowed,
      `/${parts.filter((part) => part !== undefined).join('/')}`,
    );
  };
  const market = find(first);
  // `fi` is a market and a language: market first and language second is the right order and wins.
  if (market && second !== undefined && isLocale(second)) {
    if (!market.allowedLocales.includes(second))
      return { kind: 'redirect', to: to(market, second, rest) };
    return { kind: 'at', market, locale: second, path: `/${rest.join('/')}` };
  }
  if (first !== undefined && isLocale(first)) {
    const named = find(second);
    if (named) return { kind: 'redirect', to: to(named, first, rest) };
    if (!market) return { kind: 'redirect', to: to(fallback, first, [second, ...rest]) };
  }
  if (!market && second !== undefined && isLocale(second)) {
    return { kind: 'redirect', to: to(fallback, second, rest), unknownMarket: first };
  }
  if (market) return { kind: 'redirect', to: to(market, market.defaultLocale, [second, ...rest]) };
  return { kind: 'redirect', to: to(fallback, fallback.defaultLocale, [first, second, ...rest]) };
}
