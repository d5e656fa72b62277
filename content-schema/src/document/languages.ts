/** The languages content is written in, and what a reader gets where theirs is missing. */
export const languages = ['sv', 'nb', 'da', 'fi'] as const;
export type Language = (typeof languages)[number];

/** In the order asked: first the nearest by sight, then whatever there is. */
export const languageFallbacks: Readonly<Record<Language, readonly Language[]>> = {
  sv: ['sv', 'nb', 'da', 'fi'],
  nb: ['nb', 'da', 'sv', 'fi'],
  da: ['da', 'nb', 'sv', 'fi'],
  fi: ['fi', 'sv', 'nb', 'da'],
};

export type ByLanguage<T> = Readonly<Partial<Record<Language, T>>>;

/** Under `*` what holds for every market that has none of its own. */
export type ByMarket<T> = Readonly<Record<string, T>>;

/** The value for a reader, and the language it is in; undefined when there is none at all. */
export function pickLanguage<T>(
  values: ByLanguage<T>,
  language: Language,
): { readonly value: T; readonly language: Language } | undefined {
  for (const candidate of languageFallbacks[language]) {
    const value = values[candidate];
    if (value !== undefined && value !== null) return { value, language: candidate };
  }
  return undefined;
}
