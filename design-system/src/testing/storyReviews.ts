/** Texts about reviews in the stories, in the sites' languages, singular and plural. */

export const reviewLanguages = ['sv', 'nb', 'da', 'fi'] as const;
export type ReviewLanguage = (typeof reviewLanguages)[number];

const words: Readonly<
  Record<ReviewLanguage, { readonly of: string; readonly one: string; readonly other: string }>
> = {
  sv: { of: ' av ', one: 'omdöme', other: 'omdömen' },
  nb: { of: ' av ', one: 'anmeldelse', other: 'anmeldelser' },
  da: { of: ' af ', one: 'anmeldelse', other: 'anmeldelser' },
  fi: { of: '/', one: 'arvio', other: 'arviota' },
};

/** A row of a histogram as it is announced: "5 av 5: 1 omdöme". */
export function rowWords(language: ReviewLanguage, stars: number, count: number): string {
  const { of, one, other } = words[language];
  return `${String(stars)}${of}5: ${String(count)} ${new Intl.PluralRules(language).select(count) === 'one' ? one : other}`;
}
