/** Which of the addresses that an editor wrote are the shop's own: from the root, or with the host of one of its fronts. */
import { type Locale, type PathMarket, readMarketPath } from '@solvik/addresses';
import { allChannels, languages } from '../../markets/markets.ts';
import type { Shop } from '../../shop.ts';

export interface WrittenAddress {
  /** As it was written. */
  readonly href: string;
  /** From the root, without query, fragment and the market's prefix. */
  readonly path: string;
  /** In whose words it is read first. */
  readonly locale: Locale;
}

const fronts = allChannels.map(({ id, defaultMarket, defaultLanguage }) => ({
  id,
  market: defaultMarket,
  locale: languages[defaultLanguage].locale,
}));
const pathMarkets = fronts.map(({ market, locale }): PathMarket => ({
  alias: market,
  defaultLocale: locale,
  allowedLocales: [locale],
}));

export const pathOf = (href: string): string => href.split(/[?#]/)[0] || '/';

/** As the shop does: an address without a market is led to the first, one without its language to the market's own. */
function inMarket(path: string): { readonly path: string; readonly locale: Locale } | undefined {
  const settings = { markets: pathMarkets, fallbackAlias: fronts[0]?.market ?? '' };
  const read = readMarketPath(path, settings);
  const there = read.kind === 'redirect' ? readMarketPath(read.to, settings) : read;
  return there.kind === 'at' ? there : undefined;
}

/** Hosts are ours at any port, as they are to the server; an address of another site nobody can promise: undefined. */
export function ownAddress(
  { href, locale }: Pick<WrittenAddress, 'href' | 'locale'>,
  { origins, isMarketInPath }: Shop['fronts'],
): WrittenAddress | undefined {
  // The shop puts the prefix before what it shows from the root: one that is written there is one too many.
  if (/^\/(?!\/)/.test(href)) return { href, path: pathOf(href), locale };
  const [, host, rest = ''] = /^https?:\/\/([^/?#:@]+)(?::\d+)?(?=[/?#]|$)(.*)$/i.exec(href) ?? [];
  const front = fronts.find(({ id }) => new URL(origins[id]).hostname === host?.toLowerCase());
  if (!front) return undefined;
  const at = isMarketInPath ? inMarket(pathOf(rest)) : { path: pathOf(rest), locale: front.locale };
  return at && { href, ...at };
}
