/**
 * Synonyms: words of shoppers for words of the shop. They are written into the search documents, so
 * that prefixes and forms of a synonym match as well.
 */
import type { Locale } from '@solvik/shop';
import { foldedWords } from './foldWords.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { wordForms } from './wordForms.ts';

/** @returns the synonyms of a word in any of its forms */
export function synonymsIn(locale: Locale): (word: string) => readonly string[] {
  const { synonyms, inflection } = backEndLanguages[locale].search;
  const others = new Map<string, readonly string[]>();
  for (const line of synonyms.trim().split('\n')) {
    const [own = '', theirs = ''] = line.split(':');
    for (const word of foldedWords(own)) others.set(word, foldedWords(theirs));
  }
  const forms = wordForms(others.keys(), inflection);
  return (word) => [...forms.whole(word)].flatMap((base) => others.get(base) ?? []);
}

/** The words of shoppers in a language's synonyms, folded. */
export const synonymWords = (locale: Locale): string[] =>
  backEndLanguages[locale].search.synonyms
    .trim()
    .split('\n')
    .flatMap((line) => foldedWords(line.split(':')[1] ?? ''));
