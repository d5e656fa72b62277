/** Every setting of the back end, from environment variables, with the defaults of the local shop. */
import { allChannels, byChannel, type ChannelId, mailFrom, readHosts } from '@solvik/shop';

/** The public origins of the shop's channels. */
export type SiteOrigins = Pick<Settings, 'origins' | 'isMarketInPath'>;

export interface Settings {
  /** Required in `x-apikey` by the Data API; undefined if no key is needed. */
  readonly apiKey: string | undefined;
  /** Whether the Data API can be introspected, and suggests names for misspelled ones. */
  readonly hasIntrospection: boolean;
  /** `smtp://user:password@host:port`; without it mails are written as files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
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
    name: 'IMAGE_CACHE_MB',
    meaning: 'Megabytes that generated pictures may take in DATA_DIR/cache (1024)',
  },
];

function readSwitch(name: string, text: string | undefined): boolean {
  if (text && text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off.`);
  return text === 'on';
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
    imageCacheBytes: megabytes * 1024 * 1024,
    origins: byChannel(origin),
    isMarketInPath: env['MARKET_ROUTING'] === 'path',
    isProduction,
  };
}
