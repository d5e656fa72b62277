import {
  allChannels,
  type ChannelId,
  type CountryCode,
  type CurrencyCode,
  deliveries,
  type LanguageId,
  languages,
  type Locale,
  type MarketId,
  markets,
} from '@solvik/shop';

/**
 * A channel in one of its languages, with its market, as an address selects it (spec section 3,
 * Locale and Channel).
 */
export interface Site {
  readonly channelId: ChannelId;
  /** The market's alias, sent to the Data API as marketId. */
  readonly marketId: MarketId;
  readonly locale: Locale;
  /** BCP 47: `sv-SE`. */
  readonly languageId: LanguageId;
  readonly currency: CurrencyCode;
  /** IANA name of its time zone. */
  readonly timeZone: string;
  /** ISO 3166 alpha-2. */
  readonly country: CountryCode;
  /** The country's name in its language. */
  readonly countryName: string;
  /** Orders from this amount on ship free, in whole units (spec section 9, contracts.md). */
  readonly freeShippingFrom: number;
  /** The cheapest delivery in whole units, shown until the cart has a delivery option. */
  readonly shippingFrom: number;
}

/** The site of every channel in its default language and market; the first is the default. */
export const sites = allChannels.map(
  ({ id: channelId, defaultMarket: marketId, defaultLanguage: languageId }): Site => {
    const { country, currency, timeZone, freeShippingFrom } = markets[marketId];
    const fees = deliveries[marketId].options.map(({ fee }) => fee);
    return {
      channelId,
      marketId,
      locale: languages[languageId].locale,
      languageId,
      currency,
      timeZone,
      country: country.code as CountryCode,
      countryName: country.name,
      freeShippingFrom: freeShippingFrom / 100,
      shippingFrom: Math.min(...fees) / 100,
    };
  },
) as readonly Site[] as readonly [Site, ...Site[]];
