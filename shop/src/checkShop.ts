/**
 * Finds faults in a shop's definition that the compiler cannot find: rows that contradict each
 * other.
 */

/** The definition as exported; rows may be missing or wrong. */
export interface CheckedShop {
  /** By locale: `sv` falls back to itself, then to the others. */
  readonly localeFallbacks: Rows<readonly string[]>;
  /** By BCP 47 id: `sv-SE`. */
  readonly languages: Rows<{ readonly locale: string }>;
  readonly currencies: Rows<unknown>;
  readonly markets: Rows<{
    readonly country: { readonly code: string };
    readonly currency: string;
    readonly languages: readonly string[];
    /** The market itself, or the one whose prices it uses. */
    readonly priceMarket: string;
    /** Parts per thousand. */
    readonly vatRate: number;
    /** Minor units. */
    readonly freeShippingFrom: number;
    readonly timeZone: string;
  }>;
  readonly channels: Rows<{
    readonly host: string;
    readonly defaultMarket: string;
    readonly defaultLanguage: string;
  }>;
  readonly sellers: Rows<unknown>;
  readonly deliveries: Rows<{
    readonly options: readonly { readonly id: number; readonly days: readonly [number, number] }[];
    readonly packsUntil: number;
    readonly zips: readonly [first: string, last: string];
    readonly exceptZips?: readonly (readonly [first: string, last: string])[];
  }>;
  readonly payments: readonly { readonly name: string; readonly displayNames: Rows<string> }[];
  /** The contexts of `brand.resolver.json`. */
  readonly brandChannels: readonly string[];
}

type Rows<T> = Readonly<Partial<Record<string, T>>>;

const entriesOf = <T>(rows: Rows<T>): readonly (readonly [string, T])[] =>
  Object.entries(rows).flatMap(([key, row]) => (row === undefined ? [] : [[key, row] as const]));

const when = (isWrong: boolean, sentence: string): readonly string[] => (isWrong ? [sentence] : []);

/** The values that occur more than once, each listed once. */
const repeated = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) < index)),
];

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const languageFaults = ({ localeFallbacks }: CheckedShop): readonly string[] => {
  const locales = Object.keys(localeFallbacks);
  return entriesOf(localeFallbacks).flatMap(([locale, fallbacks]) => [
    ...fallbacks
      .filter((other) => !locales.includes(other))
      .map((other) => `Language ${locale} falls back to ${other}, which is not a language.`),
    ...repeated(fallbacks).map((other) => `Language ${locale} falls back to ${other} twice.`),
    ...locales
      .filter((other) => !fallbacks.includes(other))
      .map((other) => `Language ${locale} never falls back to ${other}.`),
  ]);
};

const currencyFaults = ({ currencies }: CheckedShop): readonly string[] =>
  Object.keys(currencies)
    .filter((code) => !Intl.supportedValuesOf('currency').includes(code))
    .map((code) => `Currency ${code} is not an ISO 4217 code.`);

function marketFaults({ markets, currencies, languages }: CheckedShop): readonly string[] {
  const countries = entriesOf(markets).map(([, { country }]) => country.code);
  const each = entriesOf(markets).flatMap(([id, market]) => {
    const priceMarket = markets[market.priceMarket];
    return [
      ...when(
        priceMarket?.priceMarket !== market.priceMarket,
        `Market ${id} uses the prices of ${market.priceMarket}, which is not a market with prices.`,
      ),
      ...when(
        priceMarket !== undefined && priceMarket.currency !== market.currency,
        `Market ${id} has another currency than ${market.priceMarket}, whose prices it uses.`,
      ),
      ...when(
        !Object.hasOwn(currencies, market.currency),
        `Market ${id} has the currency ${market.currency}, which the shop does not define.`,
      ),
      ...when(market.languages.length === 0, `Market ${id} has no language.`),
      ...market.languages
        .filter((language) => !Object.hasOwn(languages, language))
        .map((language) => `Market ${id} has the language ${language}, which the shop lacks.`),
      ...when(
        !Number.isInteger(market.vatRate) || market.vatRate < 0 || market.vatRate > 1000,
        `Market ${id} has a VAT rate of ${String(market.vatRate)}; it is 0 to 1000 per thousand.`,
      ),
      ...when(
        !Number.isInteger(market.freeShippingFrom) || market.freeShippingFrom < 0,
        `Market ${id} ships freely from ${String(market.freeShippingFrom)}; minor units are whole.`,
      ),
      ...when(
        !isTimeZone(market.timeZone),
        `Market ${id} has the time zone ${market.timeZone}, which is not an IANA name.`,
      ),
    ];
  });
  return [...each, ...repeated(countries).map((code) => `Two markets have the country ${code}.`)];
}

function deliveryFaults({ markets, deliveries }: CheckedShop): readonly string[] {
  return Object.keys(markets).flatMap((id) => {
    const delivery = deliveries[id];
    if (!delivery || delivery.options.length === 0) return [`Market ${id} has no deliveries.`];
    const { options, packsUntil, zips, exceptZips = [] } = delivery;
    const [first, last] = zips;
    return [
      ...repeated(options.map((option) => String(option.id))).map(
        (option) => `Market ${id} has two deliveries with the id ${option}.`,
      ),
      ...options
        .filter(({ days: [soonest, latest] }) => soonest > latest)
        .map(
          (option) =>
            `Market ${id}: delivery ${String(option.id)} arrives last before it arrives first.`,
        ),
      ...when(
        !Number.isInteger(packsUntil) || packsUntil < 0 || packsUntil > 24,
        `Market ${id} packs until ${String(packsUntil)}; an hour is a whole number from 0 to 24.`,
      ),
      ...when(
        !zips.every((zip) => /^\d+$/.test(zip)),
        `Market ${id} has postal codes from ${first} to ${last}; they are written in digits.`,
      ),
      ...when(
        first.length !== last.length,
        `Market ${id} has postal codes of two lengths: ${first} and ${last}.`,
      ),
      ...when(
        first.length === last.length && first > last,
        `Market ${id} has postal codes that end before they begin: ${first} to ${last}.`,
      ),
      ...exceptZips
        .filter(
          ([start, end]) =>
            !/^\d+$/.test(start) ||
            start.length !== first.length ||
            end.length !== first.length ||
            start < first ||
            end > last ||
            start > end,
        )
        .map(
          ([start, end]) =>
            `Market ${id} excepts the postal codes from ${start} to ${end}, which are no range among its own.`,
        ),
    ];
  });
}

function channelFaults(shop: CheckedShop): readonly string[] {
  const { channels, markets, languages, sellers, brandChannels } = shop;
  const hosts = entriesOf(channels).map(([, { host }]) => host);
  const each = entriesOf(channels).flatMap(([id, { defaultMarket, defaultLanguage }]) => [
    ...when(
      markets[defaultMarket]?.priceMarket !== defaultMarket,
      `Channel ${id} sells in ${defaultMarket}, which is not a market with prices.`,
    ),
    ...when(
      !Object.hasOwn(languages, defaultLanguage),
      `Channel ${id} opens in ${defaultLanguage}, which the shop lacks.`,
    ),
    ...when(!sellers[id], `Channel ${id} has no seller.`),
    ...when(!brandChannels.includes(id), `Channel ${id} has no colours in brand.resolver.json.`),
  ]);
  return [
    ...each,
    ...repeated(hosts).map((host) => `Two channels have the host ${host}.`),
    ...brandChannels
      .filter((id) => !Object.hasOwn(channels, id))
      .map((id) => `brand.resolver.json has colours for ${id}, which is not a channel.`),
  ];
}

const paymentFaults = ({ payments, localeFallbacks }: CheckedShop): readonly string[] =>
  payments.flatMap(({ name, displayNames }) =>
    Object.keys(localeFallbacks)
      .filter((locale) => !displayNames[locale]?.trim())
      .map((locale) => `Payment ${name} has no display name in ${locale}.`),
  );

/** One sentence per contradiction; none if the definition is consistent. */
export const checkShop = (shop: CheckedShop): readonly string[] => [
  ...languageFaults(shop),
  ...currencyFaults(shop),
  ...marketFaults(shop),
  ...deliveryFaults(shop),
  ...channelFaults(shop),
  ...paymentFaults(shop),
];
