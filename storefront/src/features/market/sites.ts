import type { Locale } from '@solvik/addresses';

/** A shop front: one channel in one language with its market, as the visitor's address tells (spec section 3, Locale and Channel). */
export interface Site {
  readonly channelId: string;
  /** The market's alias, sent to the Data API as marketId. */
  readonly marketId: string;
  readonly locale: Locale;
  /** BCP 47: `sv-SE`. */
  readonly languageId: string;
  readonly currency: 'SEK' | 'NOK' | 'DKK' | 'EUR';
  /** IANA name of the zone whose clocks its customers live by. */
  readonly timeZone: string;
  /** ISO 3166 alpha-2. */
  readonly country: 'SE' | 'NO' | 'DK' | 'FI';
  /** The language's and the country's own name. */
  readonly name: string;
  readonly countryName: string;
  /** Orders from this on ship free, in whole units (spec section 9, contracts.md). */
  readonly freeShippingFrom: number;
}

/** The four fronts of the shop, Sweden first because it is the default. */
export const sites = [
  {
    channelId: 'se',
    marketId: 'se',
    locale: 'sv',
    languageId: 'sv-SE',
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    country: 'SE',
    name: 'Svenska',
    countryName: 'Sverige',
    freeShippingFrom: 799,
  },
  {
    channelId: 'no',
    marketId: 'no',
    locale: 'nb',
    languageId: 'nb-NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    country: 'NO',
    name: 'Norsk',
    countryName: 'Norge',
    freeShippingFrom: 799,
  },
  {
    channelId: 'dk',
    marketId: 'dk',
    locale: 'da',
    languageId: 'da-DK',
    currency: 'DKK',
    timeZone: 'Europe/Copenhagen',
    country: 'DK',
    name: 'Dansk',
    countryName: 'Danmark',
    freeShippingFrom: 599,
  },
  {
    channelId: 'fi',
    marketId: 'fi',
    locale: 'fi',
    languageId: 'fi-FI',
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    country: 'FI',
    name: 'Suomi',
    countryName: 'Suomi',
    freeShippingFrom: 79,
  },
] as const satisfies readonly Site[];

/** Where a front stands: its origin, and the path prefix where markets are told by path. */
export interface PlacedSite extends Site {
  readonly origin: string;
  /** Empty, or `/no/nb`. */
  readonly basename: string;
}

/** Another front as links to it need it. */
type LinkedPart = 'channelId' | 'locale' | 'languageId' | 'countryName' | 'origin' | 'basename';
export type LinkedSite = Pick<PlacedSite, LinkedPart>;

/** What links to a front need of it. */
export function linkedSite(site: PlacedSite): LinkedSite {
  const { channelId, locale, languageId, countryName, origin, basename } = site;
  return { channelId, locale, languageId, countryName, origin, basename };
}

/** A path that every parser leaves as it is. */
const plainPath = /^(?:\/[\w-][\w.-]*)+(?:\?[\w=&-]*)?$/;

/** An address of a front as others must write it: absolute, with its prefix. */
export function absoluteUrl(
  { origin, basename }: Pick<PlacedSite, 'origin' | 'basename'>,
  path: string,
): string {
  // Most are plain, and parsing takes longer than all else about them.
  if (plainPath.test(path) && !origin.endsWith('/')) return `${origin}${basename}${path}`;
  // The URL parser writes å as %C3%A5 and leaves what is written so already.
  return new URL(`${basename}${path === '/' && basename ? '' : path}`, origin).href;
}

/** The cheapest delivery of each channel in whole units, said before the cart knows its own. */
export const shippingFrom: Readonly<Record<string, number>> = { se: 49, no: 49, dk: 39, fi: 4.9 };
