import { type PathMarket, readMarketPath } from '@solvik/addresses';
import { type PlacedSite, type Site, sites } from '../src/features/market/sites.ts';
import type { Config } from './config.ts';

export type SiteAnswer =
  | { readonly kind: 'site'; readonly site: PlacedSite; readonly path: string }
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

/** Every front with its origin and prefix under these settings. */
export function placeSites(config: Config): readonly PlacedSite[] {
  const place = (site: Site): PlacedSite => {
    const isByPath = config.marketRouting === 'path';
    const host = config.hosts[isByPath ? 'se' : site.channelId] ?? 'localhost';
    return {
      ...site,
      origin: originOf(config, host),
      basename: isByPath ? `/${site.marketId}/${site.locale}` : '',
    };
  };
  return sites.map(place);
}

/**
 * Which front a request is for, from its host or its path. Only hosts of the settings count: a forged one gets the
 * default front, and nothing of the header reaches an address that is written or cached.
 */
export function resolveSite(
  config: Config,
  placed: readonly PlacedSite[],
  request: { readonly host: string; readonly path: string },
): SiteAnswer {
  const [fallback] = placed;
  if (!fallback) throw new Error('There is no shop front to show.');
  if (config.marketRouting === 'path') {
    const read = readMarketPath(request.path, {
      markets: pathMarkets,
      fallbackAlias: fallback.marketId,
    });
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
