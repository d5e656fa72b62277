import { resolve } from 'node:path';

/**
 * Every setting of the shop, from environment variables, with the defaults of the local shop.
 * `npm run shop -- config` prints the back end's own.
 */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How a visitor's market is told: by host (`no.localhost`) or by the first path segments (`/no/nb`). */
  readonly marketRouting: 'host' | 'path';
  /** Host of each channel, without port. */
  readonly hosts: Readonly<Record<string, string>>;
  /** `http` or `https` as visitors see it. */
  readonly publicProtocol: 'http' | 'https';
  /** The port visitors see, where it differs from the one listened on. */
  readonly publicPort: number;
  /** A Data API elsewhere; undefined means the embedded back end. */
  readonly dataApiUrl: string | undefined;
  readonly dataApiKey: string | undefined;
  /** Origins of windows elsewhere, such as a CMS, that may frame a preview and speak with it. */
  readonly editorOrigins: readonly string[];
  readonly isProduction: boolean;
  /** Proxies in front of the shop, by address or network with commas between; their word about who asks is taken. */
  readonly trustedProxies: string | undefined;
  /** Whether the demo shop's first pictures are drawn before anybody asks. */
  readonly drawsAhead: boolean;
}

const defaultHosts = 'se=localhost,no=no.localhost,dk=dk.localhost,fi=fi.localhost';

function readPort(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} is “${text}”. Give a whole number from 0 to 65535.`);
}

function readOrigins(text: string): readonly string[] {
  return text.split(',').map((origin) => origin.trim()).filter(Boolean).map((origin) => {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (url?.origin !== origin) throw new Error(`EDITOR_ORIGINS names “${origin}”. Give origins with commas between, such as https://cms.example.com.`);
    return origin;
  });
}

/** Reads the settings; throws a sentence that names the variable and says what it takes. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readPort(env['PORT'], 'PORT', 3000);
  const routing = env['MARKET_ROUTING'] ?? 'host';
  if (routing !== 'host' && routing !== 'path') throw new Error(`MARKET_ROUTING is “${routing}”. Give host or path.`);
  const pairs = (env['HOSTS'] ?? defaultHosts).split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.some(([channel, host]) => !channel || !host)) throw new Error('HOSTS takes channel=host pairs with commas between, such as se=example.se,no=example.no.');
  const protocol = env['PUBLIC_PROTOCOL'] ?? 'http';
  if (protocol !== 'http' && protocol !== 'https') throw new Error(`PUBLIC_PROTOCOL is “${protocol}”. Give http or https.`);
  return {
    port,
    dataDir: resolve(env['DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    marketRouting: routing,
    hosts: Object.fromEntries(pairs.map(([channel, host]) => [channel ?? '', host ?? ''])),
    publicProtocol: protocol,
    publicPort: readPort(env['PUBLIC_PORT'], 'PUBLIC_PORT', port),
    dataApiUrl: env['DATA_API_URL'] || undefined,
    dataApiKey: env['DATA_API_KEY'] || undefined,
    editorOrigins: readOrigins(env['EDITOR_ORIGINS'] ?? ''),
    drawsAhead: env['DRAW_AHEAD'] !== 'off',
    isProduction: env['NODE_ENV'] === 'production',
    trustedProxies: env['TRUSTED_PROXIES'] || undefined,
  };
}
