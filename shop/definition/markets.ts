/** The markets that the shop sells in: currency, VAT, limits and clocks. A further market is a row here. */
import type { CurrencyCode } from '../src/currencies.ts';
import type { LanguageId } from '../src/languages.ts';
import type { MarketDefinition } from '../src/shapes.ts';

/** By id, which is also the market's alias in addresses. */
export const marketDefinitions = {
  se: {
    country: { code: 'SE', name: 'Sverige' },
    currency: 'SEK',
    languages: ['sv-SE'],
    vatRate: 250,
    freeShippingFrom: 79_900,
    timeZone: 'Europe/Stockholm',
  },
  no: {
    country: { code: 'NO', name: 'Norge' },
    currency: 'NOK',
    languages: ['nb-NO'],
    vatRate: 250,
    freeShippingFrom: 79_900,
    timeZone: 'Europe/Oslo',
  },
  dk: {
    country: { code: 'DK', name: 'Danmark' },
    currency: 'DKK',
    languages: ['da-DK'],
    vatRate: 250,
    freeShippingFrom: 59_900,
    timeZone: 'Europe/Copenhagen',
  },
  fi: {
    country: { code: 'FI', name: 'Suomi' },
    currency: 'EUR',
    languages: ['fi-FI'],
    vatRate: 255,
    freeShippingFrom: 7_900,
    timeZone: 'Europe/Helsinki',
  },
  ax: {
    country: { code: 'AX', name: 'Åland' },
    currency: 'EUR',
    languages: ['sv-SE', 'fi-FI'],
    usesPricesOf: 'fi',
    vatRate: 255,
    freeShippingFrom: 7_900,
    timeZone: 'Europe/Mariehamn',
  },
} as const satisfies Readonly<
  Record<
    string,
    MarketDefinition & {
      readonly currency: CurrencyCode;
      readonly languages: readonly LanguageId[];
    }
  >
>;
