/** The types of a shop's definition, which the compiler checks. */

export interface LanguageDefinition {
  /** BCP 47 with the country: `sv-SE`. */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** The other languages, the closest first, for texts that are missing in this one. */
  readonly fallbacks: readonly string[];
}

export interface CurrencyDefinition {
  readonly name: string;
  readonly symbol: string;
  /** `before` the amount without a space, as in £79.90, or `after` it with one, as in 79,90 €. */
  readonly symbolPosition: 'before' | 'after';
  /** Between groups of three digits. */
  readonly thousands: string;
  readonly decimalMark: '.' | ',';
  /** Whether whole amounts show their decimals. */
  readonly decimals: 'always' | 'when-needed';
  /** Minor units that a converted price is rounded to. */
  readonly roundsTo: number;
  /** How an invented price ends, in minor units: `349 kr` is 100 below a multiple of 1,000. */
  readonly endsBelow: { readonly step: number; readonly below: number };
}

export interface MarketDefinition {
  /** ISO 3166 alpha-2, and the country's name in its language. */
  readonly country: { readonly code: string; readonly name: string };
  readonly currency: string;
  /** The languages it is read in, BCP 47; the first is its default. */
  readonly languages: readonly string[];
  /** A market that is part of another one for prices, and is only chosen in the checkout. */
  readonly usesPricesOf?: string;
  /** Parts per thousand. */
  readonly vatRate: number;
  /** Minor units including VAT. */
  readonly freeShippingFrom: number;
  /** IANA name. */
  readonly timeZone: string;
}

export interface ChannelDefinition {
  /** As shoppers see it in titles of mails and lists of channels. */
  readonly name: string;
  /** Without a port; a deployment sets its own by HOSTS. */
  readonly host: string;
  readonly defaultMarket: string;
  readonly defaultLanguage: string;
  /**
   * Backgrounds of its drawn pictures, `#rrggbb`: the campaign colour a fifth lighter, as in window
   * light, and its tint.
   */
  readonly grounds: { readonly plane: `#${string}`; readonly tint: `#${string}` };
}

export interface DeliveryDefinition<Key extends string = string> {
  readonly id: number;
  readonly key: Key;
  /** Minor units including VAT. */
  readonly fee: number;
  /** Whether the market's free-shipping limit makes it free. */
  readonly isFreeAboveLimit: boolean;
  /** Workdays until it arrives (spec section 1: 1–3). */
  readonly days: readonly [number, number];
  /** The postal codes that it serves, unless it serves the whole market. */
  readonly onlyTo?: RegExp;
}

export interface Seller {
  readonly name: string;
  /** Of its country's register of companies, with the country for readers in another one. */
  readonly number: string;
  readonly address: string;
  /** The company's town, as running text names it. */
  readonly town: string;
  readonly phone: string;
  /** In the form of a `tel:` link. */
  readonly tel: string;
  readonly email: string;
  /** The address for questions about personal data. */
  readonly privacyEmail: string;
  /** The shopper's fee for a return, in minor units including VAT. */
  readonly returnFee: number;
}

export interface MarketDelivery<Key extends string = string> {
  /** In the order shown. */
  readonly options: readonly DeliveryDefinition<Key>[];
  /** The hour, 0 to 24 by the market's clock, before which an order is packed the same workday. */
  readonly packsUntil: number;
  /** The ends of the range of postal codes; which codes between are in use changes with the post. */
  readonly zips: readonly [first: string, last: string];
  /** Ranges among them that nothing is delivered to: another tax area, which may be a market of its own. */
  readonly exceptZips?: readonly (readonly [first: string, last: string])[];
}
