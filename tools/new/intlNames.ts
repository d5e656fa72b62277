/** Names and facts of countries, languages and currencies from the runtime's Intl data. */

declare global {
  // TypeScript's library does not declare it yet; Node 24 has it.
  namespace Intl {
    interface Locale {
      getTimeZones(): readonly string[] | undefined;
    }
  }
}

const named = (
  text: string | undefined,
  type: Intl.DisplayNamesType,
  language: string,
): string | undefined =>
  text === undefined
    ? undefined
    : new Intl.DisplayNames(language, { type, fallback: 'none' }).of(text);

/** @param code ISO 3166 alpha-2 @returns undefined for an unknown code */
export const countryName = (code: string, language: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? named(code, 'region', language) : undefined;

/** @param locale ISO 639 @returns undefined for an unknown code */
export const languageName = (locale: string, language: string): string | undefined =>
  /^[a-z]{2,3}$/.test(locale) ? named(locale, 'language', language) : undefined;

/** @param code ISO 4217 @returns undefined for an unknown code */
export const currencyName = (code: string, language: string): string | undefined =>
  Intl.supportedValuesOf('currency').includes(code) ? named(code, 'currency', language) : undefined;

/** How a currency is written. */
export interface CurrencyWriting {
  /** `£` of GBP. */
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
  readonly thousands: string;
  readonly decimalMark: string;
}

/** @param code ISO 4217 @param locale BCP 47, with the country: `en-GB` */
export function currencyWriting(code: string, locale: string): CurrencyWriting {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1_234_567.89);
  const valueOf = (kind: Intl.NumberFormatPartTypes) =>
    parts.find(({ type }) => type === kind)?.value;
  return {
    symbol: valueOf('currency') ?? code,
    symbolPosition: parts[0]?.type === 'currency' ? 'before' : 'after',
    thousands: valueOf('group') ?? '',
    decimalMark: valueOf('decimal') ?? '.',
  };
}

/** The language that most people of a country read: `en` of GB. */
export const languageOfCountry = (code: string): string =>
  new Intl.Locale(`und-${code}`).maximize().language;

/** The first IANA time zone of a country; undefined if it is unknown. */
export const timeZoneOfCountry = (code: string): string | undefined =>
  new Intl.Locale(`und-${code}`).getTimeZones()?.[0];
