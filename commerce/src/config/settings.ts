/** Every setting of the back end, from environment variables, with the defaults of the local shop. */
import { allChannels, channels, type ChannelId } from '../markets/markets.ts';

export interface Settings {
  /** Demanded in `x-apikey` by the Data API; undefined where anybody may ask. */
  readonly apiKey: string | undefined;
  /** Whether the Data API shows its schema, and helps with its names. */
  readonly hasIntrospection: boolean;
  /** `smtp://user:password@host:port`; without it mails are written as files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Bytes that made pictures may take on disk. */
  readonly imageCacheBytes: number;
  /** Where each channel's visitors find it: `http://localhost:3000`. */
  readonly origins: Readonly<Record<ChannelId, string>>;
  /** Whether a visitor's market is told by the first segments of the path, `/no/nb`, instead of by the host. */
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
  { name: 'DATA_DIR', meaning: 'Folder of everything the shop keeps on this machine (.data)' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL server; without it the embedded database in DATA_DIR',
    isSecret: true,
  },
  { name: 'PORT', meaning: 'Port the shop listens on (3000)' },
  {
    name: 'HOSTS',
    meaning: 'Host of each channel (se=localhost,no=no.localhost,dk=dk.localhost,fi=fi.localhost)',
  },
  { name: 'MARKET_ROUTING', meaning: 'host or path: where the market stands in an address (host)' },
  { name: 'PUBLIC_PROTOCOL', meaning: 'http or https as visitors see it (http)' },
  { name: 'PUBLIC_PORT', meaning: 'Port as visitors see it (PORT)' },
  {
    name: 'TRUSTED_PROXIES',
    meaning:
      'Proxies in front of the shop, addresses with commas between; without them everybody behind one counts as one sender of forms',
  },
  {
    name: 'EDITOR_ORIGINS',
    meaning: 'Origins of a CMS elsewhere that may frame previews, with commas between (none)',
  },
  {
    name: 'API_KEY',
    meaning: 'Key that the Data API demands in x-apikey; without it nobody needs one',
    isSecret: true,
  },
  {
    name: 'GRAPHQL_INTROSPECTION',
    meaning: 'on: the Data API shows its schema, and names what comes close to a wrong name (off)',
  },
  {
    name: 'SMTP_URL',
    meaning: 'Mail server; without it mails are written to DATA_DIR/outbox',
    isSecret: true,
  },
  { name: 'MAIL_FROM', meaning: 'Sender of mails (Solvik <order@solvik.example>)' },
  {
    name: 'IMAGE_CACHE_MB',
    meaning: 'Megabytes that made pictures may take in DATA_DIR/cache (1024)',
  },
];

function readHosts(text: string | undefined): Record<ChannelId, string> {
  const given = new Map(
    (text ?? '').split(',').flatMap((pair) => {
      const [id, host] = pair.split('=').map((part) => part.trim());
      return id && host ? [[id, host] as const] : [];
    }),
  );
  const host = (id: ChannelId) => given.get(id) ?? channels[id].host;
  return { se: host('se'), no: host('no'), dk: host('dk'), fi: host('fi') };
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text && text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off.`);
  return text === 'on';
}

/** @throws Error with a sentence when a value cannot be meant, or when production lacks what it needs */
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
    throw new Error('HOSTS, PUBLIC_PROTOCOL and PUBLIC_PORT do not make addresses together.');
  return {
    apiKey: env['API_KEY'] || undefined,
    hasIntrospection: readSwitch('GRAPHQL_INTROSPECTION', env['GRAPHQL_INTROSPECTION']),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? 'Solvik <order@solvik.example>',
    imageCacheBytes: megabytes * 1024 * 1024,
    origins: { se: origin('se'), no: origin('no'), dk: origin('dk'), fi: origin('fi') },
    isMarketInPath: env['MARKET_ROUTING'] === 'path',
    isProduction,
  };
}
