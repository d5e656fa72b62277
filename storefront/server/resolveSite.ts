import { type PathMarket, readMarketPath, type Site, sites } from '@solvik/addresses';
import { type LocatedSite } from '../src/page/sites.ts';
import type { Config } from './config.ts';

export type SiteResponse =
  | { readonly kind: 'site'; readonly site: LocatedSite; readonly path: string }
  /** `to` is a path without query; `unknownMarket` is to be logged as an error (spec section 2). */
  | { readonly kind: 'redirect'; readonly to: string; readonly unknownMarket?: string | undefined };

const pathMarkets: readonly PathMarket[] = sites.map((site) => ({
  alias: site.marketId,
  defaultLocale: site.locale,
  allowedLocales: [site.locale],
}));

function originOf(config: Config, host: string): string {
  const isDefaultPort = config.publicPort === (config.publicProtocol === 'https' ? 443 : 80);
  return `${config.publicProtocol}://${host}${isDefaultPort ? '' : `:${config.publicPort}`}`;
}

/**
 * Every site with its origin and prefix under these settings.
 * @throws a sentence if FALLBACK_MARKET matches none of them
 */
export function locateSites(config: Config): readonly LocatedSite[] {
  if (!pathMarkets.some(({ alias }) => alias === config.fallbackMarket)) {
    const known = pathMarkets.map(({ alias }) => alias).join(', ');
    throw new Error(`FALLBACK_MARKET is “${config.fallbackMarket}”. Give one of ${known}.`);
  }
  const locate = (site: Site): LocatedSite => {
    const isByPath = config.marketRouting === 'path';
    const host = config.hosts[isByPath ? sites[0].channelId : site.channelId];
    return {
      ...site,
      origin: originOf(config, host),
      basename: isByPath ? `/${site.marketId}/${site.locale}` : '',
    };
  };
  return sites.map(locate);
}

/**
 * The site of a request, by its host or its path. Only configured hosts count: a forged one gets
 * the default site, and nothing of the header reaches a written or cached address.
 */
export function resolveSite(
  config: Config,
  placed: readonly LocatedSite[],
  request: { readonly host: string; readonly path: string },
): SiteResponse {
  const [fallback] = placed;
  if (!fallback) throw new Error('There is no site to show.');
  if (config.marketRouting === 'path') {
    const settings = { markets: pathMarkets, fallbackAlias: config.fallbackMarket };
    const read = readMarketPath(request.path, settings);
    if (read.kind === 'redirect')
      return { kind: 'redirect', to: read.to, unknownMarket: read.unknownMarket };
    return {
      kind: 'site',
      site: placed.find((site) => site.marketId === read.market.alias) ?? fallback,
      path: read.path,
    };
  }
  const host = request.host.replace(/:\d+$/, '').toLowerCase();
  return {
    kind: 'site',
    site: placed.find((site) => config.hosts[site.channelId] === host) ?? fallback,
    path: request.path,
  };
}
