/** The channels, markets, languages and currencies of this shop (contracts.md, "Channels and markets"). A fifth market is a row here. */
import type { Locale, MarketId } from '../catalogue/catalogueDraft.ts';

export type ChannelId = 'se' | 'no' | 'dk' | 'fi';
/** Every market, with those that can only be chosen in the checkout. */
export type AnyMarketId = MarketId | 'ax';
export type CurrencyCode = 'SEK' | 'NOK' | 'DKK' | 'EUR';
export type LanguageId = 'sv-SE' | 'nb-NO' | 'da-DK' | 'fi-FI';

export interface Language {
  readonly id: LanguageId;
  readonly locale: Locale;
  readonly name: string;
}

export interface Currency {
  readonly code: CurrencyCode;
  readonly name: string;
  readonly symbol: string;
}

export interface Market {
  readonly id: AnyMarketId;
  readonly country: { readonly code: string; readonly name: string };
  readonly currency: CurrencyCode;
  readonly languages: readonly LanguageId[];
  /** The market whose price list it uses. */
  readonly priceMarket: MarketId;
  /** Parts per thousand. */
  readonly vatRate: number;
  readonly isOnlyInCheckout: boolean;
  /** Minor units including VAT from which delivery is free (spec section 9). */
  readonly freeShippingFrom: number;
  /** IANA name of the zone its shoppers live in. */
  readonly timeZone: string;
}

export interface Channel {
  readonly id: ChannelId;
  readonly name: string;
  readonly host: string;
  readonly defaultMarket: MarketId;
  readonly defaultLanguage: LanguageId;
}

export const languages: Readonly<Record<LanguageId, Language>> = {
  'sv-SE': { id: 'sv-SE', locale: 'sv', name: 'Svenska' },
  'nb-NO': { id: 'nb-NO', locale: 'nb', name: 'Norsk bokmål' },
  'da-DK': { id: 'da-DK', locale: 'da', name: 'Dansk' },
  'fi-FI': { id: 'fi-FI', locale: 'fi', name: 'Suomi' },
};

export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  SEK: { code: 'SEK', name: 'Svensk krona', symbol: 'kr' },
  NOK: { code: 'NOK', name: 'Norsk krone', symbol: 'kr' },
  DKK: { code: 'DKK', name: 'Dansk krone', symbol: 'kr.' },
  EUR: { code: 'EUR', name: 'Euro', symbol: '€' },
};

const ordinary = { isOnlyInCheckout: false } as const;

export const markets: Readonly<Record<AnyMarketId, Market>> = {
  se: {
    ...ordinary,
    id: 'se',
    country: { code: 'SE', name: 'Sverige' },
    currency: 'SEK',
    languages: ['sv-SE'],
    priceMarket: 'se',
    vatRate: 250,
    freeShippingFrom: 79_900,
    timeZone: 'Europe/Stockholm',
  },
  no: {
    ...ordinary,
    id: 'no',
    country: { code: 'NO', name: 'Norge' },
    currency: 'NOK',
    languages: ['nb-NO'],
    priceMarket: 'no',
    vatRate: 250,
    freeShippingFrom: 79_900,
    timeZone: 'Europe/Oslo',
  },
  dk: {
    ...ordinary,
    id: 'dk',
    country: { code: 'DK', name: 'Danmark' },
    currency: 'DKK',
    languages: ['da-DK'],
    priceMarket: 'dk',
    vatRate: 250,
    freeShippingFrom: 59_900,
    timeZone: 'Europe/Copenhagen',
  },
  fi: {
    ...ordinary,
    id: 'fi',
    country: { code: 'FI', name: 'Suomi' },
    currency: 'EUR',
    languages: ['fi-FI'],
    priceMarket: 'fi',
    vatRate: 255,
    freeShippingFrom: 7_900,
    timeZone: 'Europe/Helsinki',
  },
  ax: {
    id: 'ax',
    country: { code: 'AX', name: 'Åland' },
    currency: 'EUR',
    languages: ['sv-SE', 'fi-FI'],
    priceMarket: 'fi',
    vatRate: 255,
    isOnlyInCheckout: true,
    freeShippingFrom: 7_900,
    timeZone: 'Europe/Mariehamn',
  },
};

export const channels: Readonly<Record<ChannelId, Channel>> = {
  se: {
    id: 'se',
    name: 'Solvik Sverige',
    host: 'localhost',
    defaultMarket: 'se',
    defaultLanguage: 'sv-SE',
  },
  no: {
    id: 'no',
    name: 'Solvik Norge',
    host: 'no.localhost',
    defaultMarket: 'no',
    defaultLanguage: 'nb-NO',
  },
  dk: {
    id: 'dk',
    name: 'Solvik Danmark',
    host: 'dk.localhost',
    defaultMarket: 'dk',
    defaultLanguage: 'da-DK',
  },
  fi: {
    id: 'fi',
    name: 'Solvik Suomi',
    host: 'fi.localhost',
    defaultMarket: 'fi',
    defaultLanguage: 'fi-FI',
  },
};

export const allChannels: readonly Channel[] = Object.values(channels);
export const allMarkets: readonly Market[] = Object.values(markets);
export const priceMarkets: readonly MarketId[] = ['se', 'no', 'dk', 'fi'];
