/** The four languages of the shop's addresses (spec section 1), Swedish first because it is the default. */
export const locales = ['sv', 'nb', 'da', 'fi'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
