/**
 * Nordic words are written together: who searches for "klänning" means the "sommarklänning" too, and who searches for
 * "linneskjorta" also the "skjorta i linne". A word is taken apart where its end is a word that the catalogue knows.
 */
import type { Locale } from '../catalogue/catalogueDraft.ts';

/** Plural and definite endings to take off a category's name to get at the word that compounds end with. */
const endings: Readonly<Record<Locale, readonly string[]>> = {
  sv: ['arna', 'orna', 'erna', 'ar', 'or', 'er', 'r', 'n'],
  nb: ['ene', 'er', 'r', 'e'],
  da: ['erne', 'ene', 'er', 'r', 'e'],
  fi: ['it', 'et', 't'],
};

/** Colours end compounds too, and are shorter than other words: vinröd, marinblå. */
export const colourHeads: Readonly<Record<Locale, readonly string[]>> = {
  sv: ['röd', 'blå', 'grå', 'vit', 'gul', 'grön', 'brun', 'svart', 'rosa', 'lila', 'beige'],
  nb: ['rød', 'blå', 'grå', 'hvit', 'gul', 'grønn', 'brun', 'svart', 'rosa', 'lilla', 'beige'],
  da: ['rød', 'blå', 'grå', 'hvid', 'gul', 'grøn', 'brun', 'sort', 'rosa', 'lilla', 'beige'],
  fi: ['punainen', 'sininen', 'harmaa', 'valkoinen', 'keltainen', 'vihreä', 'ruskea', 'musta', 'beige'],
};

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** The forms of a word that a compound may end with, four letters at least. */
export function headForms(word: string, locale: Locale): string[] {
  const shortened = endings[locale].filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  // Swedish -or is the plural of -a: skjortor, skjorta.
  const singular = locale === 'sv' && word.endsWith('or') ? [`${word.slice(0, -2)}a`] : [];
  return [word, ...shortened, ...singular].filter((form) => form.length >= 4);
}

/** The parts of a compound, its head last; undefined when it is none that the vocabulary explains. */
export function splitCompound(word: string, heads: ReadonlySet<string>): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = word.slice(at);
    if (!heads.has(head)) continue;
    const first = word.slice(0, at);
    // The s that joins two words belongs to neither.
    return [first.length > 4 && first.endsWith('s') ? first.slice(0, -1) : first, head];
  }
  return undefined;
}
