/** Every setting of the back end, from environment variables, with the defaults of the local shop. */
import { allChannels, byChannel, type ChannelId, mailFrom, readHosts } from '@solvik/shop';

/** The public origins of the shop's channels. */
export type SiteOrigins = Pick<Settings, 'origins' | 'isMarketInPath'>;

/** A Meilisearch server that searches for the shop. */
export interface MeilisearchSettings {
  /** Without a slash at its end: `http://localhost:7700`. */
  readonly url: string;
  /** A key that may search, and write documents, settings and indexes. */
  readonly key: string | undefined;
  /** What the names of the shop's indexes begin with. */
  readonly prefix: string;
}

export interface Settings {
  /** Required in `x-apikey` by the Data API; undefined if no key is needed. */
  readonly apiKey: string | undefined;
  /** Whether the Data API can be introspected, and suggests names for misspelled ones. */
  readonly hasIntrospection: boolean;
  /** `smtp://user:password@host:port`; without it mails are written as files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined where the shop searches with its own engine. */
  readonly meilisearch: MeilisearchSettings | undefined;
  /** Bytes that generated pictures may take on disk. */
  readonly imageCacheBytes: number;
  /** The public origin of each channel: `http://localhost:3000`. */
  readonly origins: Readonly<Record<ChannelId, string>>;
  /** Whether the market is in the first segments of the path, `/no/nb`, instead of in the host. */
  readonly isMarketInPath: boolean;
  readonly isProduction: boolean;
}

interface SettingDescription {
  readonly name: string;
  readonly meaning: string;
  readonly isSecret?: boolean;
}

/** What `npm run shop -- config` prints. */
export const settingDescriptions: readonly SettingDescription[] = [
  { name: 'DATA_DIR', meaning: 'Folder of everything the shop stores on this machine (.data)' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL server; without it the embedded database in DATA_DIR',
    isSecret: true,
  },
  { name: 'PORT', meaning: 'Port the shop listens on (3000)' },
  {
    name: 'HOSTS',
    meaning: `Host of each channel (${allChannels.map(({ id, host }) => `${id}=${host}`).join(',')})`,
  },
  { name: 'MARKET_ROUTING', meaning: 'host or path: where an address names the market (host)' },
  { name: 'PUBLIC_PROTOCOL', meaning: 'http or https as visitors see it (http)' },
  { name: 'PUBLIC_PORT', meaning: 'Port as visitors see it (PORT)' },
  {
    name: 'TRUSTED_PROXIES',
    meaning:
      'Proxies in front of the shop, addresses with commas between; without them all visitors behind a proxy count as one sender of forms',
  },
  {
    name: 'EDITOR_ORIGINS',
    meaning: 'Origins of a CMS elsewhere that may frame previews, with commas between (none)',
  },
  {
    name: 'API_KEY',
    meaning: 'Key that the Data API requires in x-apikey; without it no key is needed',
    isSecret: true,
  },
  {
    name: 'GRAPHQL_INTROSPECTION',
    meaning: 'on: the Data API can be introspected, and suggests names for misspelled ones (off)',
  },
  {
    name: 'SMTP_URL',
    meaning: 'Mail server; without it mails are written to DATA_DIR/outbox',
    isSecret: true,
  },
  { name: 'MAIL_FROM', meaning: `Sender of mails (${mailFrom})` },
  {
    name: 'MEILISEARCH_URL',
    meaning: 'Meilisearch server that searches products; without it the shop’s own engine does',
  },
  {
    name: 'MEILISEARCH_KEY',
    meaning: 'Key of that server that may search and write indexes',
    isSecret: true,
  },
  {
    name: 'MEILISEARCH_INDEX',
    meaning: 'What the names of the shop’s indexes there begin with (products)',
  },
  {
    name: 'IMAGE_CACHE_MB',
    meaning: 'Megabytes that generated pictures may take in DATA_DIR/cache (1024)',
  },
];

function readSwitch(name: string, text: string | undefined): boolean {
  if (text && text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off.`);
  return text === 'on';
}

const indexName = /^[\w-]{1,100}$/;

function readMeilisearch(
  env: Readonly<Record<string, string | undefined>>,
): MeilisearchSettings | undefined {
  const address = env['MEILISEARCH_URL'];
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('MEILISEARCH_URL must be an address that begins with http:// or https://.');
  const prefix = env['MEILISEARCH_INDEX'] || 'products';
  if (!indexName.test(prefix))
    throw new Error('MEILISEARCH_INDEX may have letters, digits, hyphens and underscores only.');
  return { url: url.href.replace(/\/+$/, ''), key: env['MEILISEARCH_KEY'] || undefined, prefix };
}

/** @throws Error with a sentence if a value is invalid, or if production lacks a required one */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const isProduction = env['NODE_ENV'] === 'production';
  const protocol = env['PUBLIC_PROTOCOL'] ?? 'http';
  const port = env['PUBLIC_PORT'] ?? env['PORT'] ?? '3000';
  const isUsual =
    (protocol === 'http' && port === '80') || (protocol === 'https' && port === '443');
  const hosts = readHosts(env['HOSTS']);
  const origin = (id: ChannelId) => `${protocol}://${hosts[id]}${isUsual ? '' : `:${port}`}`;
  const megabytes = Number(env['IMAGE_CACHE_MB'] ?? 1024);
  if (!Number.isFinite(megabytes) || megabytes < 16)
    throw new Error('IMAGE_CACHE_MB must be a number of at least 16.');
  if (allChannels.some(({ id }) => !URL.canParse(origin(id))))
    throw new Error('HOSTS, PUBLIC_PROTOCOL and PUBLIC_PORT do not form valid addresses together.');
  return {
    apiKey: env['API_KEY'] || undefined,
    hasIntrospection: readSwitch('GRAPHQL_INTROSPECTION', env['GRAPHQL_INTROSPECTION']),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? mailFrom,
    meilisearch: readMeilisearch(env),
    imageCacheBytes: megabytes * 1024 * 1024,
    origins: byChannel(origin),
    isMarketInPath: env['MARKET_ROUTING'] === 'path',
    isProduction,
  };
}
