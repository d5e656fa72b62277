import { sites } from '@solvik/addresses';
import { type ChannelId, readHosts } from '@solvik/shop';
import { resolve } from 'node:path';

/**
 * Every setting of the shop, from environment variables, with the defaults of the local shop.
 * `npm run shop -- config` prints the back end's own.
 */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /**
   * How the market is selected: by host (`no.localhost`) or by the first path segments (`/no/nb`).
   */
  readonly marketRouting: 'host' | 'path';
  /** Alias of the market that replaces an unknown one in a path (`path` routing). */
  readonly fallbackMarket: string;
  /** Host of each channel, without port. */
  readonly hosts: Readonly<Record<ChannelId, string>>;
  /** `http` or `https` as visitors see it. */
  readonly publicProtocol: 'http' | 'https';
  /** The port visitors see, if it differs from the one listened on. */
  readonly publicPort: number;
  /** A remote Data API; undefined means the embedded back end. */
  readonly dataApiUrl: string | undefined;
  readonly dataApiKey: string | undefined;
  /** Cluster host of a remote search, as an address; undefined means the embedded one. */
  readonly searchApiUrl: string | undefined;
  /**
   * Origins of other windows, such as a CMS, that may frame a preview and exchange messages with
   * it.
   */
  readonly editorOrigins: readonly string[];
  readonly isProduction: boolean;
  /**
   * Proxies in front of the shop, by address or network, comma-separated; their forwarded headers
   * are trusted.
   */
  readonly trustedProxies: string | undefined;
  /** Whether the demo shop's first pictures are rendered before they are requested. */
  readonly drawsAhead: boolean;
  /** Width of the demo shop's rendered pictures, in pixels. */
  readonly pictureWidth: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const ports: Range = { least: 0, most: 65_535 };

function readWhole(
  text: string | undefined,
  name: string,
  { least, most, fallback }: Range & { readonly fallback: number },
): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(
    `${name} is “${text}”. Give a whole number from ${String(least)} to ${String(most)}.`,
  );
}

function readOrigins(text: string): readonly string[] {
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      const url = URL.canParse(origin) ? new URL(origin) : undefined;
      if (url?.origin !== origin)
        throw new Error(
          `EDITOR_ORIGINS names “${origin}”. Give origins with commas between, such as https://cms.example.com.`,
        );
      return origin;
    });
}

/** An address without a path; undefined for an empty one. */
function readHost(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `SEARCH_API_URL is “${text}”. Give an address such as https://cluster.example.com.`,
    );
  return url.origin;
}

/** Reads the settings; throws a sentence that names the variable and its valid values. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readWhole(env['PORT'], 'PORT', { ...ports, fallback: 3000 });
  const routing = env['MARKET_ROUTING'] ?? 'host';
  if (routing !== 'host' && routing !== 'path')
    throw new Error(`MARKET_ROUTING is “${routing}”. Give host or path.`);
  const protocol = env['PUBLIC_PROTOCOL'] ?? 'http';
  if (protocol !== 'http' && protocol !== 'https')
    throw new Error(`PUBLIC_PROTOCOL is “${protocol}”. Give http or https.`);
  return {
    port,
    dataDir: resolve(env['DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    marketRouting: routing,
    fallbackMarket: env['FALLBACK_MARKET'] || sites[0].marketId,
    hosts: readHosts(env['HOSTS']),
    publicProtocol: protocol,
    publicPort: readWhole(env['PUBLIC_PORT'], 'PUBLIC_PORT', { ...ports, fallback: port }),
    dataApiUrl: env['DATA_API_URL'] || undefined,
    dataApiKey: env['DATA_API_KEY'] || undefined,
    searchApiUrl: readHost(env['SEARCH_API_URL'] ?? ''),
    editorOrigins: readOrigins(env['EDITOR_ORIGINS'] ?? ''),
    drawsAhead: env['DRAW_AHEAD'] !== 'off',
    pictureWidth: readWhole(env['DRAW_WIDTH'], 'DRAW_WIDTH', {
      least: 100,
      most: 1600,
      fallback: 1600,
    }),
    isProduction: env['NODE_ENV'] === 'production',
    trustedProxies: env['TRUSTED_PROXIES'] || undefined,
  };
}
