/**
 * Recognises the shop's own addresses among those that an editor wrote: from the root, or with the
 * host of one of its channels.
 */
import { allChannels, languages, type Locale } from '@solvik/shop';
import { type PathMarket, readMarketPath } from '@solvik/addresses';
import type { SiteOrigins } from '../../config/settings.ts';

export interface WrittenAddress {
  /** As it was written. */
  readonly href: string;
  /** From the root, without query, fragment and the market's prefix. */
  readonly path: string;
  /** The language whose paths are tried first. */
  readonly locale: Locale;
}

const channels = allChannels.map(({ id, defaultMarket, defaultLanguage }) => ({
  id,
  market: defaultMarket,
  locale: languages[defaultLanguage].locale,
}));
const pathMarkets = channels.map(({ market, locale }): PathMarket => ({
  alias: market,
  defaultLocale: locale,
  allowedLocales: [locale],
}));

export const pathOf = (href: string): string => href.split(/[?#]/)[0] || '/';

/**
 * As the shop's router does: without a market the first one, without a language the market's own.
 */
function inMarket(path: string): { readonly path: string; readonly locale: Locale } | undefined {
  const settings = { markets: pathMarkets, fallbackAlias: channels[0]?.market ?? '' };
  const read = readMarketPath(path, settings);
  const there = read.kind === 'redirect' ? readMarketPath(read.to, settings) : read;
  if (there.kind !== 'at') return undefined;
  const isNameless = read.kind === 'redirect' && read.namelessPath !== undefined;
  // The shop redirects it to the home page, which is not what the editor meant.
  return isNameless ? { locale: there.locale, path: read.namelessPath } : there;
}

/**
 * A host is ours at any port, as for the server. Undefined for an address of another site, which
 * cannot be checked.
 */
export function parseShopUrl(
  { href, locale }: Pick<WrittenAddress, 'href' | 'locale'>,
  { origins, isMarketInPath }: SiteOrigins,
): WrittenAddress | undefined {
  // The shop adds the market's prefix to paths from the root, so such a path must not contain it.
  if (/^\/(?!\/)/.test(href)) return { href, path: pathOf(href), locale };
  const [, host, rest = ''] = /^https?:\/\/([^/?#:@]+)(?::\d+)?(?=[/?#]|$)(.*)$/i.exec(href) ?? [];
  const channel = channels.find(({ id }) => new URL(origins[id]).hostname === host?.toLowerCase());
  if (!channel) return undefined;
  const at = isMarketInPath
    ? inMarket(pathOf(rest))
    : { path: pathOf(rest), locale: channel.locale };
  return at && { href, ...at };
}
