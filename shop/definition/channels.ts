/** The storefronts of the shop; each has a host, a palette (`brand/<id>.tokens.json`), a default market and language. */
import type { LanguageId } from '../src/languages.ts';
import type { MarketId } from '../src/markets.ts';
import type { ChannelDefinition } from '../src/shapes.ts';
import { shopName } from './identity.ts';

/** By id; the first is the default for requests that match no host or market. */
export const channelDefinitions = {
  se: {
    name: `${shopName} Sverige`,
    host: 'localhost',
    defaultMarket: 'se',
    defaultLanguage: 'sv-SE',
    grounds: { plane: '#344ca8', tint: '#e4e5ec' },
  },
  no: {
    name: `${shopName} Norge`,
    host: 'no.localhost',
    defaultMarket: 'no',
    defaultLanguage: 'nb-NO',
    grounds: { plane: '#246253', tint: '#e1e7e1' },
  },
  dk: {
    name: `${shopName} Danmark`,
    host: 'dk.localhost',
    defaultMarket: 'dk',
    defaultLanguage: 'da-DK',
    grounds: { plane: '#925916', tint: '#f6e4c9' },
  },
  fi: {
    name: `${shopName} Suomi`,
    host: 'fi.localhost',
    defaultMarket: 'fi',
    defaultLanguage: 'fi-FI',
    grounds: { plane: '#7f4685', tint: '#efe0ea' },
  },
} as const satisfies Readonly<
  Record<
    string,
    ChannelDefinition & { readonly defaultMarket: MarketId; readonly defaultLanguage: LanguageId }
  >
>;
