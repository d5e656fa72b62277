/** The shop's languages, with the identifiers that follow from them. */
import { languageDefinitions as definitions } from '../definition/languages.ts';

/** A language as addresses and texts name it: `sv`. */
export type Locale = keyof typeof definitions;
/** BCP 47 with the country: `sv-SE`. */
export type LanguageId = (typeof definitions)[Locale]['id'];

export interface Language {
  readonly id: LanguageId;
  readonly locale: Locale;
  /** Its name in the language itself. */
  readonly name: string;
}

/** In the order above. The first is the language that texts are written in and translated from. */
export const locales = Object.keys(definitions) as readonly Locale[] as readonly [
  Locale,
  ...Locale[],
];
export const [sourceLocale] = locales;

export const languages = Object.fromEntries(
  locales.map((locale) => {
    const { id, name } = definitions[locale];
    return [id, { id, locale, name }];
  }),
) as Readonly<Record<LanguageId, Language>>;

/**
 * The order of languages in which a text is looked up for a reader: their own first, then the
 * closest.
 */
export const localeFallbacks = Object.fromEntries(
  locales.map((locale) => [locale, [locale, ...definitions[locale].fallbacks]]),
) as Readonly<Record<string, readonly Locale[]>> as Readonly<Record<Locale, readonly Locale[]>>;

/** Computes a value for each language. */
export const byLocale = <T>(valueOf: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;

const languageIds: Readonly<Record<Locale, LanguageId>> = byLocale(
  (locale) => definitions[locale].id,
);
/** BCP 47 of a locale: `sv-SE`. */
export const languageIdOf = (locale: Locale): LanguageId => languageIds[locale];

export const isLocale = (text: string): text is Locale => Object.hasOwn(definitions, text);

/** A text per language; a language may be missing. */
export type Localised = Readonly<Partial<Record<Locale, string>>>;

/** A text in each of the shop's languages. */
export type InEachLanguage = Readonly<Record<Locale, string>>;
