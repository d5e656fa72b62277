import type { ChannelDefinition } from '../src/shapes.ts';
import { shopName } from './identity.ts';

export const channelDefinitions = {
  no: {
    name: `${shopName} Norge`,
    host: 'no.localhost',
    defaultMarket: 'no',
    defaultLanguage: 'nb-NO',
    grounds: { plane: '#6c3248', tint: '#f3e6e7' },
  },
  fi: {
    name: `${shopName} Suomi`,
    host: 'fi.localhost',
    defaultMarket: 'fi',
    defaultLanguage: 'fi-FI',
    grounds: { plane: '#255f77', tint: '#e2eaeb' },
  },
} as const satisfies Readonly<Record<string, ChannelDefinition>>;
