import type { MarketDefinition } from '../src/shapes.ts';

export const marketDefinitions = {
  no: {
    country: { code: 'NO', name: 'Norge' },
    currency: 'NOK',
    languages: ['nb-NO'],
    vatRate: 250,
    freeShippingFrom: 120_000,
    timeZone: 'Europe/Oslo',
  },
  fi: {
    country: { code: 'FI', name: 'Suomi' },
    currency: 'EUR',
    languages: ['fi-FI'],
    vatRate: 255,
    freeShippingFrom: 12_000,
    timeZone: 'Europe/Helsinki',
  },
} as const satisfies Readonly<Record<string, MarketDefinition>>;
