/** The languages content is written in, and what a visitor gets where theirs is missing. */
import { type Locale, localeFallbacks, locales } from '@solvik/shop';

export const languages = locales;
export type Language = Locale;

export type ByLanguage<T> = Readonly<Partial<Record<Language, T>>>;

/** Under `*` the value for every market without its own. */
export type ByMarket<T> = Readonly<Record<string, T>>;

/** The value for a visitor, and the language it is in; undefined when there is none at all. */
export function pickLanguage<T>(
  values: ByLanguage<T>,
  language: Language,
): { readonly value: T; readonly language: Language } | undefined {
  for (const candidate of localeFallbacks[language]) {
    const value = values[candidate];
    if (value !== undefined && value !== null) return { value, language: candidate };
  }
  return undefined;
}
